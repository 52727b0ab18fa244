import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './registryFiles';

/** Files on this machine, which count only while they have the hash that the caller expects. */
export interface VerifiedFiles {
  pathOf: (...names: string[]) => string;
  /** Undefined if there is no such file, or one with other bytes. */
  read: (file: string, integrity: string) => Promise<Buffer | undefined>;
  /** Whole or not at all: a reader never sees half a file. */
  write: (file: string, bytes: Buffer) => Promise<void>;
}

export function createVerifiedFiles(folder: string): VerifiedFiles {
  return {
    pathOf: (...names) => path.join(folder, ...names),
    async read(file, integrity) {
      const bytes = await readFile(file).catch(() => undefined);
      return bytes && integrityOf(bytes) === integrity ? bytes : undefined;
    },
    async write(file, bytes) {
      await mkdir(path.dirname(file), { recursive: true });
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, bytes);
      await rename(temporary, file);
    },
  };
}
