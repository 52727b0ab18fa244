import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../site/settings';
import type { ReleaseDocument } from './releaseFiles';

/** Stored files are named by their hash, plain and compressed. */
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

export async function loseFile(site: Site, document: ReleaseDocument, file: string): Promise<void> {
  for (const copy of await listCopies(site, document, file)) await rm(copy);
}

export async function corruptFile(
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
