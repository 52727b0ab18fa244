import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route responds before the live releases are known. */
    isAlwaysAnswered?: true;
  }
}

export const alwaysAnswered = { config: { isAlwaysAnswered: true } } as const;

const retryAfterSeconds = 5;

export function refuseUntilReady(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isReady() || request.routeOptions.config.isAlwaysAnswered) return;
    return reply.code(503).header('retry-after', String(retryAfterSeconds)).send();
  });
}
