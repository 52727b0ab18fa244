import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { negotiate } from '@fastify/accept-negotiator';

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

export type ContentEncoding = keyof typeof encoders;

/** The best one first. */
export const contentEncodings: ContentEncoding[] = ['br', 'gzip'];

/** The best encoding that a client accepts; null if it accepts none. */
export const chooseEncoding = (
  acceptEncoding = '',
  available = contentEncodings,
): ContentEncoding | null => negotiate(acceptEncoding, available);

/** Compresses as far as bytes are worth that are sent many times. */
export const encodeBytes = (bytes: Buffer, encoding: ContentEncoding): Promise<Buffer> =>
  encoders[encoding](bytes);
