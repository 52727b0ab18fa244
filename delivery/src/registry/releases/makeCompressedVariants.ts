import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { objectKey, type Encoding, type ObjectStore } from '../storage/objectStore';
import { checkObject, type ReleaseFile } from './storedFiles';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The best quality takes two seconds per megabyte; a larger file would exceed the timeout. */
const bestQualityBytes = 1024 * 1024;

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > bestQualityBytes ? 6 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => compressGzip(bytes, { level: 9 }),
};

async function* once(bytes: Uint8Array) {
  yield await Promise.resolve(bytes);
}

async function makeVariant(
  store: ObjectStore,
  file: ReleaseFile,
  encoding: Encoding,
): Promise<void> {
  if ((await checkObject(store, file, encoding)) === 'intact') return;
  const original = await store.read(objectKey(file.integrity));
  if (!original) return;
  const compressed = await compressors[encoding](original);
  await store.put(objectKey(file.integrity, encoding), once(compressed));
}

export async function makeCompressedVariants(store: ObjectStore, file: ReleaseFile): Promise<void> {
  await makeVariant(store, file, 'br');
  await makeVariant(store, file, 'gzip');
}
