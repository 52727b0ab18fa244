import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  contentEncodings,
  encodeBytes,
  type ContentEncoding,
} from './contentEncoding';
import { isFresh } from './fileCaching';

/** Bytes that are sent often. */
export interface EncodedBody {
  /** Changes with the bytes alone. */
  version: string;
  /** The best one first. */
  encodings: ContentEncoding[];
  read: (encoding: ContentEncoding | null) => Promise<Buffer>;
}

/** Each encoding is made once, when it is first wanted. */
export function encodeText(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  const made = new Map<ContentEncoding, Promise<Buffer>>();
  return {
    version: createHash('sha256').update(bytes).digest('base64url'),
    encodings: contentEncodings,
    read(encoding) {
      if (encoding === null) return Promise.resolve(bytes);
      const encoded = made.get(encoding) ?? encodeBytes(bytes, encoding);
      made.set(encoding, encoded);
      return encoded;
    },
  };
}

/** Sends a text in the best encoding, or 304 to a client that has it. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, read }: EncodedBody,
): Promise<FastifyReply> {
  if (isFresh(request, reply, version)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(await read(encoding));
}
