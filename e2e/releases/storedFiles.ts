import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../site/settings';
import type { ReleaseDocument } from './releaseFiles';

/** The site's copies of one file of a release, plain and compressed: named by what they hold. */
async function listCopies(
  { dataDir }: Site,
  { files }: ReleaseDocument,
  file: string,
): Promise<string[]> {
  const hash = (files[file]?.integrity ?? '').replace('sha384-', '');
  const hex = Buffer.from(hash, 'base64').toString('hex');
  const folder = path.join(dataDir, 'releases');
  const names = await readdir(folder, { recursive: true });
  const copies = names.filter((name) => path.basename(name).startsWith(hex));
  if (copies.length === 0) throw new Error(`${folder} does not hold ${file}`);
  return copies.map((name) => path.join(folder, name));
}

/** Loses a file of a release, as a broken disk would. */
export async function loseFile(site: Site, document: ReleaseDocument, file: string): Promise<void> {
  for (const copy of await listCopies(site, document, file)) await rm(copy);
}

/** Flips one bit of a file of a release where it is stored. */
export async function damageFile(
  site: Site,
  document: ReleaseDocument,
  file: string,
): Promise<void> {
  for (const copy of await listCopies(site, document, file)) {
    if (path.extname(copy) !== '') await rm(copy);
    else {
      const bytes = await readFile(copy);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
      await writeFile(copy, bytes);
    }
  }
}
