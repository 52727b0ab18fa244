import type { FastifyReply, FastifyRequest } from 'fastify';

const hashedName = /\.[0-9a-f]{8}\.\w+$/;

/** For immutable bytes. Without `immutable` a browser revalidates when the page is reloaded. */
export const keptForYear = 'public, max-age=31536000';

export function cachingOfName(file: string, otherwise: string): string {
  return hashedName.test(file) ? `${keptForYear}, immutable` : otherwise;
}

/** Sets the ETag and returns whether the client's copy is current, so that 304 is enough. */
export function isFresh(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const entityTag = `W/"${version}"`;
  reply.header('etag', entityTag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  return known?.includes(entityTag) ?? false;
}
