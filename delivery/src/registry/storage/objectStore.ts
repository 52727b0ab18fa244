import type { Readable } from 'node:stream';

export interface StoredObject {
  stream: Readable;
  sizeBytes: number;
}

/** Stores the bytes of releases. `objectKey` makes every key, never the text of a caller. */
export interface ObjectStore {
  /** Atomic: if `source` throws, the previous object stays. */
  put: (key: string, source: AsyncIterable<Uint8Array>) => Promise<void>;
  get: (key: string) => Promise<StoredObject | undefined>;
  /** Half the cost of a stream. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Throws if nothing can be stored. */
  check: () => Promise<void>;
}

export type Encoding = 'br' | 'gzip';

/** Content-addressed, so no upload can change what another release serves. */
export function objectKey(integrity: string, encoding?: Encoding): string {
  const hex = Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
  return `${hex.slice(0, 2)}/${hex}${encoding ? `.${encoding}` : ''}`;
}
