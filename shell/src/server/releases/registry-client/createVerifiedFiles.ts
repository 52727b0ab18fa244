import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './registryFiles';

export function createVerifiedFiles(folder: string) {
  return {
    pathOf: (...names: string[]) => path.join(folder, ...names),
    /** Undefined if the file is missing or corrupt. */
    async read(file: string, integrity: string): Promise<Buffer | undefined> {
      const bytes = await readFile(file).catch(() => undefined);
      return bytes && integrityOf(bytes) === integrity ? bytes : undefined;
    },
    /** Atomic, so readers never see a partial file. */
    async write(file: string, bytes: Buffer): Promise<void> {
      await mkdir(path.dirname(file), { recursive: true });
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, bytes);
      await rename(temporary, file);
    },
  };
}

export type VerifiedFiles = ReturnType<typeof createVerifiedFiles>;
