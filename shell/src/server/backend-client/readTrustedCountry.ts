import type { FastifyRequest } from 'fastify';

/** The visitor's country, if a trusted proxy states it. */
export function readTrustedCountry({ headers, ip, socket }: FastifyRequest): string | undefined {
  const country = headers['x-country-code'];
  const isProxied = ip !== socket.remoteAddress;
  return isProxied && typeof country === 'string' ? country : undefined;
}
