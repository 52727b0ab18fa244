import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** Before the SHA-256 of the dictionary and the Zstandard frame (RFC 9842, section 5). */
const dczMagic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const level = 12;

let started: Promise<void> | undefined;

/** Compresses to the content encoding `dcz`. `hash` is the SHA-256 of the dictionary. */
export async function compressWithDictionary(
  bytes: Buffer,
  dictionary: { bytes: Buffer; hash: Buffer },
): Promise<Buffer> {
  started ??= init();
  await started;
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, bytes, dictionary.bytes, level);
    return Buffer.concat([dczMagic, dictionary.hash, frame]);
  } finally {
    freeCCtx(context);
  }
}
