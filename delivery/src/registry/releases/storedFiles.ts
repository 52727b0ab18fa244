import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@tidegate/contracts/release';
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

/** zlib names its own failures `Z_…` and those of brotli `ERR__ERROR_…`. */
function isDecodingError(error: unknown): boolean {
  return /^(Z_|ERR__ERROR|ERR_BUFFER_TOO_LARGE)/.test(systemErrorCode(error));
}

/** Hashes what a visitor would receive, so a compressed variant is decoded first. */
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
  // A lost variant costs bytes, a damaged one costs the page.
  const variants = [await checkObject(store, file, 'br'), await checkObject(store, file, 'gzip')];
  return variants.includes('damaged') ? 'damaged' : 'intact';
}

/** Reads every byte of a release and compares it with the release's own hashes. */
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
