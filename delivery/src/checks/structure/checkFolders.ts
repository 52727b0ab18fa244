import path from 'node:path';
import { withoutBlindness, type CheckReport } from '../checkReport';

const mostFiles = 25;

const code = /\.([cm]?[jt]sx?|css)$/;
/** A remote's entry points are one file today and may be more tomorrow. */
const mayHoldOneFile = /(^|\/)exposed$/;
/** Sequences and data grow with the product. */
const sequenceOrData = /(^|\/)(migrations|locales|content\/pages)\//;

/** A folder holds at most 25 files of code, and more than one file or folder. */
export function checkFolders(allFiles: readonly string[]): CheckReport {
  const files = allFiles.filter((file) => !sequenceOrData.test(file));
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    let entry = file;
    while (entry.includes('/')) {
      const folder = path.posix.dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
      entry = folder;
    }
  }
  const isFile = new Set(files);
  const folders = [...entries].map(([folder, inside]) => ({
    folder,
    entryCount: inside.size,
    fileCount: [...inside].filter((entry) => isFile.has(entry)).length,
    codeCount: [...inside].filter((entry) => isFile.has(entry) && code.test(entry)).length,
  }));
  const crowded = folders
    .filter(({ codeCount }) => codeCount > mostFiles)
    .map(({ folder, codeCount }) => `${folder} holds ${codeCount} files: group them by subject`);
  const lonely = folders
    .filter(({ entryCount, fileCount }) => entryCount === 1 && fileCount === 1)
    .filter(({ folder }) => !mayHoldOneFile.test(folder))
    .map(({ folder }) => `${folder} holds a single file: move it to where it is used`);
  return withoutBlindness('folders', {
    problems: [...crowded, ...lonely].sort(),
    checkedCount: folders.length,
  });
}
