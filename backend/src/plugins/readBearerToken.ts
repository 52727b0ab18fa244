import type { FastifyRequest } from 'fastify';

const bearer = /^Bearer +(?<token>\S+) *$/i;

/** Cookies are never read, which rules out CSRF. */
export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.groups?.['token'];
}
