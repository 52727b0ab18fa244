import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { joinLines, type FaultChange, type PlantedFault } from './plantedFault';

/** Applies a change and throws unless the text to change occurs exactly once. */
export function replaceOnce(text: string, { file, from, to }: FaultChange): string {
  const parts = text.split(joinLines(from));
  if (parts.length !== 2) {
    throw new Error(`${file} has the text to change ${parts.length - 1} times instead of once.`);
  }
  return parts.join(joinLines(to));
}

export async function changeFiles(
  treeDir: string,
  { changes }: PlantedFault,
): Promise<Map<string, { before: string; after: string }>> {
  const files = new Map<string, { before: string; after: string }>();
  for (const change of changes) {
    const file = path.join(treeDir, change.file);
    const before = files.get(file)?.before ?? (await readFile(file, 'utf8'));
    const after = replaceOnce(files.get(file)?.after ?? before, change);
    files.set(file, { before, after });
  }
  return files;
}

/** Plants a fault; the returned function reverts it. */
export async function plantFault(
  treeDir: string,
  fault: PlantedFault,
): Promise<() => Promise<void>> {
  const files = await changeFiles(treeDir, fault);
  for (const [file, { after }] of files) await writeFile(file, after);
  return async () => {
    for (const [file, { before }] of files) await writeFile(file, before);
  };
}
