import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorize } from './authorize';
import type { RegistryDatabase } from '../openRegistryDatabase';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: true;
  }
}

/** Options of a route that needs no token. */
export const publicRoute = { config: { isPublic: true } } as const;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Requires the token of an edge or a deployer on every route that is not public. */
export function requireReader(
  app: FastifyInstance,
  { db, edgeToken }: { db: RegistryDatabase; edgeToken: string },
): void {
  const ofEdge = hash(`Bearer ${edgeToken}`);
  const isEdge = ({ headers }: FastifyRequest) =>
    timingSafeEqual(hash(headers.authorization ?? ''), ofEdge);

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isPublic || isEdge(request)) return;
    await authorize(db, request);
  });
}
