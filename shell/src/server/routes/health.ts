import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { alwaysAnswered } from '../readiness';

const healthTimeoutMs = 3000;

const backendHealthSchema = z.object({
  data: z.object({ redis: z.enum(['up', 'away', 'none']) }),
});

/** Undefined where the backend, or the database behind it, does not answer. */
export async function askHealth(backendOrigin: string) {
  const signal = AbortSignal.timeout(healthTimeoutMs);
  const reply = await fetch(`${backendOrigin}/healthz`, { signal }).catch(() => undefined);
  return reply?.ok ? backendHealthSchema.parse(await reply.json()).data : undefined;
}

function sendHealth(reply: FastifyReply, isHealthy: boolean, health: object): FastifyReply {
  return reply.code(isHealthy ? 200 : 503).send(health);
}

/**
 * Three questions, for three who ask. A database that is away is no reason to send visitors
 * elsewhere: every server has the same one, and most pages are shown without it.
 */
export function registerHealth(
  app: FastifyInstance,
  {
    backendOrigin,
    isReady,
    isDraining,
  }: { backendOrigin: string; isReady: () => boolean; isDraining: () => boolean },
): void {
  // For who restarts what hangs: the process answers.
  app.get('/livez', alwaysAnswered, () => ({ alive: true }));

  // For who spreads requests: this server can show pages, and wants more requests.
  app.get('/healthz', alwaysAnswered, async (request, reply) => {
    const state = { starting: !isReady(), draining: isDraining() };
    // At once: whoever spreads requests has little time to notice.
    if (state.starting || state.draining) return sendHealth(reply, false, state);
    const { statusCode } = await app.inject({ url: '/features', headers: { host: request.host } });
    return sendHealth(reply, statusCode === 200, { ...state, page: statusCode });
  });

  // For who runs the site: logins, purchases and everything else that needs the database work too.
  app.get('/healthz/api', alwaysAnswered, async (_, reply) => {
    const backend = await askHealth(backendOrigin);
    return sendHealth(reply, backend !== undefined, {
      database: backend !== undefined,
      redis: backend?.redis ?? 'unknown',
    });
  });
}
