import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../reading/hasErrorCode';
import { createVerifiedFiles } from '../releases/registry-client/createVerifiedFiles';

/** Versions of a file, enough for visitors of the last releases. */
const mostVersions = 5;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function listNewestFirst(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  const ages = await Promise.all(
    files.map(async (file) => ({ file, writtenAt: (await stat(file)).mtimeMs })),
  );
  return ages.sort((a, b) => b.writtenAt - a.writtenAt).map(({ file }) => file);
}

/** The last versions of files on disk, so that a new build of the shell finds its predecessors. */
export function keepDictionaries(folder: string) {
  const { pathOf, write } = createVerifiedFiles(folder);
  return {
    /** `group` names the versions of one file. */
    async keep(group: string, bytes: Buffer): Promise<void> {
      const newest = pathOf(group, sha256(bytes));
      await write(newest, bytes);
      const others = (await listNewestFirst(pathOf(group))).filter((file) => file !== newest);
      const old = others.slice(mostVersions - 1);
      await Promise.all(old.map((file) => rm(file, { force: true })));
    },
    /** Undefined if no version has this SHA-256, in hexadecimal digits, or if it is corrupt. */
    async find(group: string, hash: string): Promise<Buffer | undefined> {
      const bytes = await readFile(pathOf(group, hash)).catch((error: unknown) => {
        if (hasErrorCode(error, 'ENOENT')) return undefined;
        throw error;
      });
      return bytes && sha256(bytes) === hash ? bytes : undefined;
    },
  };
}
