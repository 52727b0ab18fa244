import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const leftOut = /(^|\/)(dist|node_modules|testing)(\/|$)|\.test\.tsx?$|\.md$/;

async function listFiles(source) {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Hashes the contents of files, not their dates. Tests and build output do not count. */
export async function fingerprint(rootDir, sources) {
  const lists = await Promise.all(sources.map((source) => listFiles(path.join(rootDir, source))));
  const names = lists
    .flat()
    .map((file) => path.relative(rootDir, file).split(path.sep).join('/'))
    .filter((name) => !leftOut.test(name))
    .sort();
  const hashes = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(rootDir, name));
      return `${name} ${createHash('sha256').update(bytes).digest('hex')}`;
    }),
  );
  return createHash('sha256').update(hashes.join('\n')).digest('hex');
}
