import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './contentEncoding';
import type { EncodedBody } from './encodeText';
import { isKnown, toEntityTag } from './fileCaching';

/** A response that is sent again, with the headers that it had at first. */
export interface CachedResponse {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  /** A redirect has none. */
  body?: EncodedBody | undefined;
}

/** Every response has its own. */
const renewed: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'server-timing',
]);

/** Takes the status and the headers that are set so far. */
export function toCachedResponse(reply: FastifyReply, body?: EncodedBody): CachedResponse {
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !renewed.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  if (body) headers.push('etag', toEntityTag(body.version));
  return { status: reply.statusCode, headers, body };
}

/** Writes past the hooks of the framework, which cost more than writing the bytes. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: CachedResponse,
  ownHeaders: readonly string[] = [],
): Promise<FastifyReply> {
  const sent = [...headers, ...ownHeaders];
  if (reply.hasHeader('connection')) sent.push('connection', 'close');
  if (body && isKnown(request, body.version)) {
    reply.hijack().raw.writeHead(304, sent).end();
    return reply;
  }
  const encoding = body ? chooseEncoding(request.headers['accept-encoding'], body.encodings) : null;
  const bytes = await body?.read(encoding);
  if (encoding !== null) sent.push('content-encoding', encoding);
  sent.push('content-length', String(bytes?.length ?? 0));
  const { raw } = reply.hijack();
  raw.writeHead(status, sent).end(request.method === 'HEAD' ? undefined : bytes);
  return reply;
}
