import type { FastifyReply, FastifyRequest } from 'fastify';

/** For documents that never change under their address. */
export const keptForYear = 'public, max-age=31536000';

/** The same for what is answered to a token alone: no cache hands it on to others. */
export const keptForYearByOne = 'private, max-age=31536000';

/** Sets the entity tag; true if the caller has these bytes, and 304 is all the reply it needs. */
export function isFresh(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const entityTag = `"${tag}"`;
  reply.header('etag', entityTag);
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim());
  if (!known?.includes(entityTag)) return false;
  reply.code(304);
  return true;
}
