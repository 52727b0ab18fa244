import { isIP } from 'node:net';

import type { FastifyRequest } from 'fastify';

import { toPlainAddress } from '../networks';

/** Returns the visitor's address from the trusted proxies, or an empty string if it is invalid. */
export function visitorAddress({ ip }: FastifyRequest): string {
  const address = toPlainAddress(ip);
  return isIP(address) === 0 ? '' : address;
}
