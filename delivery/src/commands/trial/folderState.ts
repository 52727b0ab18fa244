import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface FolderState {
  sizeBytes: number;
  /** Size and modification time by file. */
  files: ReadonlyMap<string, string>;
}

export async function readFolderState(folder: string): Promise<FolderState> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  let sizeBytes = 0;
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    sizeBytes += size;
    files.set(path.relative(folder, file), `${size} ${mtimeMs}`);
  }
  return { sizeBytes, files };
}

export function listChanges(before: FolderState, after: FolderState): string[] {
  const names = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...names].filter((name) => before.files.get(name) !== after.files.get(name)).sort();
}
