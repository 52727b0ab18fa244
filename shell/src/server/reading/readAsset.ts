import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hasErrorCode } from './hasErrorCode';
import { contentEncodings, type ContentEncoding } from '../responses/contentEncoding';
import type { EncodedBody } from '../responses/encodeText';

async function readIfAny(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) return undefined;
    throw error;
  });
}

/** In the encodings that the build has made. Resolves with undefined if there is no such file. */
export async function readAsset(file: string): Promise<EncodedBody | undefined> {
  const [bytes, br, gzip] = await Promise.all(
    ['', '.br', '.gz'].map((ending) => readIfAny(file + ending)),
  );
  if (!bytes) return undefined;
  const version = createHash('sha256').update(bytes).digest('base64url');
  const encoded: Partial<Record<ContentEncoding, Buffer>> = {
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
  return {
    version,
    encodings: contentEncodings.filter((encoding) => encoded[encoding]),
    read: async (encoding) => (encoding && encoded[encoding]) ?? bytes,
  };
}
