import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@tidegate/contracts/remotes/release';
import { integrityOf } from '../../release/integrity';
import { isCompressed } from '../http/contentTypes';
import { objectKey, type Encoding, type ObjectStore } from '../storage/objectStore';
import { systemErrorCode } from '../storage/systemErrorCode';

export type FileStatus = 'intact' | 'missing' | 'damaged';

export interface CheckedFile {
  path: string;
  status: FileStatus;
}

export type ReleaseFile = Release['files'][string];

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** zlib's error codes begin with `Z_`, those of brotli with `ERR__ERROR_`. */
function isDecodingError(error: unknown): boolean {
  return /^(Z_|ERR__ERROR|ERR_BUFFER_TOO_LARGE)/.test(systemErrorCode(error));
}

/** Hashes the decoded bytes, because that is what a visitor receives. */
export async function checkObject(
  store: ObjectStore,
  { integrity, sizeBytes }: ReleaseFile,
  encoding?: Encoding,
): Promise<FileStatus> {
  const stored = await store.read(objectKey(integrity, encoding));
  if (!stored) return 'missing';
  try {
    const bytes = encoding
      ? await decoders[encoding](stored, { maxOutputLength: Math.max(sizeBytes, 1) })
      : stored;
    const isIntact = bytes.length === sizeBytes && integrityOf(bytes) === integrity;
    return isIntact ? 'intact' : 'damaged';
  } catch (error) {
    if (encoding && isDecodingError(error)) return 'damaged';
    throw error;
  }
}

async function checkFile(store: ObjectStore, path: string, file: ReleaseFile): Promise<FileStatus> {
  const status = await checkObject(store, file);
  if (status !== 'intact' || !isCompressed(path)) return status;
  // A missing variant only costs bandwidth, but a corrupt one breaks the page.
  const variants = [await checkObject(store, file, 'br'), await checkObject(store, file, 'gzip')];
  return variants.includes('damaged') ? 'damaged' : 'intact';
}

/** Verifies every byte of a release. */
export async function checkFiles(store: ObjectStore, release: Release): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const [path, file] of Object.entries(release.files)) {
    checked.push({ path, status: await checkFile(store, path, file) });
  }
  return checked;
}

export async function findBrokenFiles(
  store: ObjectStore,
  release: Release,
): Promise<CheckedFile[]> {
  return (await checkFiles(store, release)).filter(({ status }) => status !== 'intact');
}
