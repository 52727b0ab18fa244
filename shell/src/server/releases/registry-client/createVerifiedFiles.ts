import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './registryFiles';

export interface VerifiedFiles {
  pathOf: (...names: string[]) => string;
  /** Undefined if the file is missing or corrupt. */
  read: (file: string, integrity: string) => Promise<Buffer | undefined>;
  /** Atomic, so readers never see a partial file. */
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
