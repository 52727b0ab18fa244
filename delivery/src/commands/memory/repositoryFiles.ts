import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../../registry/storage/systemErrorCode';

/** Each file of the checkout by its path, with the hash of its contents. */
export type FileHashes = ReadonlyMap<string, string>;

/** What git ignores, so that results never count as sources. */
const ignoredFolders = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  '.data',
  'test-results',
  'playwright-report',
]);
const ignoredFiles = /\.log$/;

interface KnownFile {
  /** Changes whenever the file is written, even with its old date put back. */
  state: string;
  hash: string;
}

async function listFiles(rootDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(rootDir, folder), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return ignoredFolders.has(entry.name) ? [] : listFiles(rootDir, name);
      }
      return entry.isFile() && !ignoredFiles.test(entry.name) ? [name] : [];
    }),
  );
  return lists.flat();
}

async function hashFile(file: string, known: KnownFile | undefined): Promise<KnownFile> {
  const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
  const state = [ino, size, mtimeNs, ctimeNs].join(' ');
  if (known?.state === state) return known;
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return { state, hash };
}

/**
 * Reads the contents of the checkout as often as asked; within one process a file that nobody has
 * written since is not read again.
 */
export function createRepositoryReader(rootDir: string): () => Promise<FileHashes> {
  let known: ReadonlyMap<string, KnownFile> = new Map();

  return async () => {
    const names = (await listFiles(rootDir, '')).sort();
    const files = await Promise.all(
      names.map(async (name): Promise<[string, KnownFile][]> => {
        try {
          return [[name, await hashFile(path.join(rootDir, name), known.get(name))]];
        } catch (error) {
          // Deleted since the folder was listed.
          if (systemErrorCode(error) === 'ENOENT') return [];
          throw error;
        }
      }),
    );
    known = new Map(files.flat());
    return new Map([...known].map(([name, { hash }]) => [name, hash]));
  };
}
