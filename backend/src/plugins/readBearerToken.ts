import type { FastifyRequest } from 'fastify';

const bearer = /^Bearer +(?<token>\S+) *$/i;

/** The token of the header. A cookie is never read here, so no other site can use one. */
export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.groups?.['token'];
}
