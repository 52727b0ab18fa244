import type { Readable } from 'node:stream';

export interface StoredObject {
  stream: Readable;
  sizeBytes: number;
}

/** Where the bytes of releases lie. Keys are made by `objectKey`, never by a caller's text. */
export interface ObjectStore {
  /** Whole or not at all: if `source` throws, what was stored under the key before stays. */
  put: (key: string, source: AsyncIterable<Uint8Array>) => Promise<void>;
  get: (key: string) => Promise<StoredObject | undefined>;
  /** All bytes at once, which costs half as much as a stream. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Throws when nothing can be stored. */
  check: () => Promise<void>;
}

export type Encoding = 'br' | 'gzip';

/** Objects are named by their content, so no upload can change what another release serves. */
export function objectKey(integrity: string, encoding?: Encoding): string {
  const hex = Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
  return `${hex.slice(0, 2)}/${hex}${encoding ? `.${encoding}` : ''}`;
}
