import type { FastifyInstance, FastifyReply } from 'fastify';
import { alwaysAnswered } from './readiness';
import type { Parts } from './parts';

export interface Health {
  isHealthy: boolean;
  details: object;
}

/** Whether this server can show pages, and wants more requests. */
export function createPageHealth(
  app: FastifyInstance,
  {
    host,
    without,
    isReady,
    isDraining,
  }: {
    /** Under which the site shows its pages. */
    host: string;
    /** What the site goes without, although it is in production. */
    without: readonly string[];
    isReady: () => boolean;
    isDraining: () => boolean;
  },
): () => Promise<Health> {
  return async () => {
    const state = { starting: !isReady(), draining: isDraining(), without };
    // At once: whoever spreads requests has little time to notice.
    if (state.starting || state.draining) return { isHealthy: false, details: state };
    const { statusCode: page } = await app.inject({ url: '/features', headers: { host } });
    return { isHealthy: page === 200, details: { ...state, page } };
  };
}

function sendHealth(reply: FastifyReply, { isHealthy, details }: Health): FastifyReply {
  return reply.code(isHealthy ? 200 : 503).send(details);
}

/** The site's own listener says no more than whether to send it visitors. */
export function registerPublicHealth(
  app: FastifyInstance,
  checkPages: () => Promise<Health>,
): void {
  app.get('/healthz', alwaysAnswered, async (_, reply) => {
    const { isHealthy } = await checkPages();
    return reply.code(isHealthy ? 200 : 503).send();
  });
}

/**
 * Three questions, for three who ask. A database that is away is no reason to send visitors
 * elsewhere: every server has the same one, and most pages are shown without it.
 */
export function registerHealth(
  app: FastifyInstance,
  { checkPages, parts }: { checkPages: () => Promise<Health>; parts: Parts },
): void {
  // For who restarts what hangs: the process answers.
  app.get('/livez', () => ({ alive: true }));

  // For who spreads requests: this server can show pages, and wants more requests.
  app.get('/healthz', async (_, reply) => sendHealth(reply, await checkPages()));

  // For who runs the site: logins, purchases and everything else that needs the database work too.
  app.get('/healthz/api', async (_, reply) => {
    const [backend, isRegistryUp] = await Promise.all([
      parts.askBackendHealth(),
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
