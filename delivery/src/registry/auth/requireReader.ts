import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorize } from './authorize';
import type { RegistryDatabase } from '../database';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route answers requests without a token. */
    isPublic?: true;
  }
}

/** Of every route that is to answer requests without a token. */
export const publicRoute = { config: { isPublic: true } } as const;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Refuses requests of strangers, unless the route is public: edges and deployers have a token. */
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
