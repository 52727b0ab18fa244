import type { FastifyReply, FastifyRequest } from 'fastify';

const hashedName = /\.[0-9a-f]{8}\.\w+$/;

/** For immutable bytes. Without `immutable` a browser revalidates when the page is reloaded. */
export const keptForYear = 'public, max-age=31536000';

export function cachingOfName(file: string, otherwise: string): string {
  return hashedName.test(file) ? `${keptForYear}, immutable` : otherwise;
}

export const toEntityTag = (version: string) => `W/"${version}"`;

/** Whether the client's copy is current, so that 304 is enough. */
export function isKnown({ headers }: FastifyRequest, version: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim());
  return known?.includes(toEntityTag(version)) ?? false;
}

/** Sets the ETag as well. */
export function isFresh(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  reply.header('etag', toEntityTag(version));
  return isKnown(request, version);
}
