import type { FastifyReply, FastifyRequest } from 'fastify';

export const publicForYear = 'public, max-age=31536000';

/** For replies to a token, which no shared cache may store. */
export const privateForYear = 'private, max-age=31536000';

/** Sets the entity tag; returns true if the client's copy is fresh and 304 is sent. */
export function isFresh(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const entityTag = `"${tag}"`;
  reply.header('etag', entityTag);
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim());
  if (!known?.includes(entityTag)) return false;
  reply.code(304);
  return true;
}
