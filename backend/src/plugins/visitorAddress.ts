import { isIP } from 'node:net';

import type { FastifyRequest } from 'fastify';

import { toPlainAddress } from '../networks';

/** The visitor's address as the trusted proxies tell it; empty where they tell nonsense. */
export function visitorAddress({ ip }: FastifyRequest): string {
  const address = toPlainAddress(ip);
  return isIP(address) === 0 ? '' : address;
}
