import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route answers before the edge knows which releases are live. */
    isAlwaysAnswered?: true;
  }
}

/** Of routes for those who run the site. */
export const alwaysAnswered = { config: { isAlwaysAnswered: true } } as const;

const retryAfterSeconds = 5;

/** Until it is ready an edge asks visitors to come back; routes for operators say why. */
export function refuseUntilReady(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isReady() || request.routeOptions.config.isAlwaysAnswered) return;
    return reply.code(503).header('retry-after', String(retryAfterSeconds)).send();
  });
}
