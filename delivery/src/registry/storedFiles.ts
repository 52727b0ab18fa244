import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Release } from '@tidegate/contracts/release';
import { createIntegrityHash, digestIntegrity } from '../release/integrity';
import { objectKey, type Encoding, type ObjectStore } from './objectStore';
import { systemErrorCode } from './systemErrorCode';

export type FileStatus = 'intact' | 'missing' | 'damaged';

export interface CheckedFile {
  path: string;
  status: FileStatus;
}

type ReleaseFile = Release['files'][string];

const decoders = { br: createBrotliDecompress, gzip: createGunzip };

/** zlib names its own failures `Z_…` and those of brotli `ERR__ERROR_…`. */
function isDecodingError(error: unknown): boolean {
  return /^(Z_|ERR__ERROR)/.test(systemErrorCode(error));
}

/** Hashes what a visitor would receive, so a compressed variant is decoded first. */
export async function checkObject(
  store: ObjectStore,
  { integrity, sizeBytes }: ReleaseFile,
  encoding?: Encoding,
): Promise<FileStatus> {
  const stored = await store.get(objectKey(integrity, encoding));
  if (!stored) return 'missing';

  const hash = createIntegrityHash();
  let receivedBytes = 0;
  const measure = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) {
      receivedBytes += chunk.length;
      hash.update(chunk);
    }
  };
  try {
    if (encoding) await pipeline(stored.stream, decoders[encoding](), measure);
    else await pipeline(stored.stream, measure);
  } catch (error) {
    if (encoding && isDecodingError(error)) return 'damaged';
    throw error;
  }
  return receivedBytes === sizeBytes && digestIntegrity(hash) === integrity ? 'intact' : 'damaged';
}

async function checkFile(store: ObjectStore, file: ReleaseFile): Promise<FileStatus> {
  const status = await checkObject(store, file);
  if (status !== 'intact') return status;
  // A lost variant costs bytes, a damaged one costs the page.
  const variants = [await checkObject(store, file, 'br'), await checkObject(store, file, 'gzip')];
  return variants.includes('damaged') ? 'damaged' : 'intact';
}

/** Reads every byte of a release and compares it with the release's own hashes. */
export async function checkFiles(store: ObjectStore, release: Release): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const [path, file] of Object.entries(release.files)) {
    checked.push({ path, status: await checkFile(store, file) });
  }
  return checked;
}

export async function findBrokenFiles(
  store: ObjectStore,
  release: Release,
): Promise<CheckedFile[]> {
  return (await checkFiles(store, release)).filter(({ status }) => status !== 'intact');
}
