import type { FastifyReply, FastifyRequest } from 'fastify';

/** A name with a hash of the file's bytes: other bytes have another name. */
const hashedName = /\.[0-9a-f]{8}\.\w+$/;

/** For bytes that never change under their address; a browser asks again when its page is loaded anew. */
export const keptForYear = 'public, max-age=31536000';

/** How long a file of this name is kept, if its address says no more than the name does. */
export function cachingOfName(file: string, otherwise: string): string {
  return hashedName.test(file) ? `${keptForYear}, immutable` : otherwise;
}

/** Names the version of an answer; true if the caller has that one, and 304 is all that it needs. */
export function isFresh(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const entityTag = `W/"${version}"`;
  reply.header('etag', entityTag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  return known?.includes(entityTag) ?? false;
}
