import path from 'node:path';
import { withoutBlindness, type CheckReport } from '../checkReport';

const mostFiles = 25;

/** A remote's entry points are one file today and may be more tomorrow. */
const mayHoldOneFile = /(^|\/)exposed$/;

/** A folder holds at most 25 files of code, and more than one file or folder. */
export function checkFolders(files: readonly string[]): CheckReport {
  const entries = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
    for (let entry = file; entry !== '.'; entry = path.posix.dirname(entry)) {
      const parent = path.posix.dirname(entry);
      entries.set(parent, (entries.get(parent) ?? new Set()).add(entry));
    }
  }
  const crowded = [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder} holds ${count} files: group them by subject`);
  const lonely = [...entries]
    .filter(
      ([folder, { size }]) => size === 1 && counts.has(folder) && !mayHoldOneFile.test(folder),
    )
    .map(([folder]) => `${folder} holds a single file: move it to where it is used`);
  return withoutBlindness('folders', {
    problems: [...crowded, ...lonely].sort(),
    checkedCount: counts.size,
  });
}
