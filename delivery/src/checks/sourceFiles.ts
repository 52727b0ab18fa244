import { readdir } from 'node:fs/promises';
import path from 'node:path';

export const sourceFolders = [
  'shared-contracts',
  'design-system',
  'shell',
  'remotes',
  'backend',
  'delivery',
  'e2e',
  'bench',
] as const;

const leftOut = /(^|\/)(dist|node_modules)\/|\/planted-/;

/** Lists matching files below the folders, relative to `rootDir` and sorted. */
export async function listSourceFiles(
  rootDir: string,
  folders: readonly string[],
  ending: RegExp,
): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const top = path.join(rootDir, folder);
      const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && ending.test(entry.name))
        .map((entry) => path.relative(rootDir, path.join(entry.parentPath, entry.name)));
    }),
  );
  return lists
    .flat()
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !leftOut.test(file))
    .sort();
}
