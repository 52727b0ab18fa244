import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../../registry/storage/systemErrorCode';

/** Content hash of each file by its path. */
export type FileHashes = ReadonlyMap<string, string>;

/** Ignored by git; results must not count as sources. */
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
  /** Changes with every write, even if the old date is restored. */
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

/** The returned function reads only files that have changed since its last call. */
export function createRepositoryReader(rootDir: string): () => Promise<FileHashes> {
  let known: ReadonlyMap<string, KnownFile> = new Map();

  return async () => {
    const names = (await listFiles(rootDir, '')).sort();
    const files = await Promise.all(
      names.map(async (name): Promise<[string, KnownFile][]> => {
        try {
          return [[name, await hashFile(path.join(rootDir, name), known.get(name))]];
        } catch (error) {
          // Deleted after the folder was listed.
          if (systemErrorCode(error) === 'ENOENT') return [];
          throw error;
        }
      }),
    );
    known = new Map(files.flat());
    return new Map([...known].map(([name, { hash }]) => [name, hash]));
  };
}
