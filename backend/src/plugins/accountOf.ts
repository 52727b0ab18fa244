import type { FastifyRequest } from 'fastify';

/** The account of a route that requires a session. */
export function accountOf({ accountId }: FastifyRequest): string {
  if (accountId === null) throw new Error('The route does not require a session');
  return accountId;
}
