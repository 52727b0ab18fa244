import type { FastifyInstance, FastifyReply } from 'fastify';
import { alwaysAnswered } from './readiness';
import type { Parts } from './connectParts';

export interface Health {
  isHealthy: boolean;
  details: object;
}

export function createPageHealth(
  app: FastifyInstance,
  options: {
    host: string;
    /** Services that production deliberately runs without. */
    without: readonly string[];
    isReady: () => boolean;
    isDraining: () => boolean;
  },
): () => Promise<Health> {
  const { host, without, isReady, isDraining } = options;
  return async () => {
    const state = { starting: !isReady(), draining: isDraining(), without };
    // Responds at once, because load balancers have little time to notice.
    if (state.starting || state.draining) return { isHealthy: false, details: state };
    const { statusCode: page } = await app.inject({ url: '/features', headers: { host } });
    return { isHealthy: page === 200, details: { ...state, page } };
  };
}

function sendHealth(reply: FastifyReply, { isHealthy, details }: Health): FastifyReply {
  return reply.code(isHealthy ? 200 : 503).send(details);
}

export function registerPublicHealth(
  app: FastifyInstance,
  checkPages: () => Promise<Health>,
): void {
  app.get('/healthz', alwaysAnswered, async (_, reply) => {
    const { isHealthy } = await checkPages();
    return reply.code(isHealthy ? 200 : 503).send();
  });
}

/** An outage of the database does not affect `/healthz`, because all servers share it. */
export function registerHealth(
  app: FastifyInstance,
  { checkPages, parts }: { checkPages: () => Promise<Health>; parts: Parts },
): void {
  // For a supervisor that restarts hung processes.
  app.get('/livez', () => ({ alive: true }));

  // For load balancers.
  app.get('/healthz', async (_, reply) => sendHealth(reply, await checkPages()));

  // For operators: includes everything that needs the database.
  app.get('/healthz/api', async (_, reply) => {
    const [backend, isRegistryUp] = await Promise.all([
      parts.callBackendHealth(),
      parts.isRegistryUp(),
    ]);
    return sendHealth(reply, {
      isHealthy: backend !== undefined,
      details: {
        database: backend !== undefined,
        redis: backend?.redis ?? 'unknown',
        registry: isRegistryUp,
      },
    });
  });
}
