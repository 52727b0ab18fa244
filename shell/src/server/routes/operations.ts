import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import * as z from 'zod/mini';
import type { FaultReports } from '../faultReports';
import type { LiveGeneration } from '../liveGeneration';
import type { RenderPool } from '../renderPool';
import type { createSiteEvents } from '../siteEvents';

const healthTimeoutMs = 3000;

const backendHealthSchema = z.object({
  data: z.object({ redis: z.enum(['up', 'away', 'none']) }),
});

/** Undefined where the backend, or the database behind it, does not answer. */
async function askHealth(backendOrigin: string) {
  const signal = AbortSignal.timeout(healthTimeoutMs);
  const reply = await fetch(`${backendOrigin}/healthz`, { signal }).catch(() => undefined);
  return reply?.ok ? backendHealthSchema.parse(await reply.json()).data : undefined;
}

/** For those who run the site: health and metrics. */
export function registerOperations(
  app: FastifyInstance,
  {
    backendOrigin,
    live,
    events,
    reports,
    pool,
    isDraining,
  }: {
    backendOrigin: string;
    live: LiveGeneration;
    events: ReturnType<typeof createSiteEvents>;
    reports: FaultReports;
    pool: RenderPool;
    isDraining: () => boolean;
  },
): void {
  const { registry } = reports;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tidegate_generation',
    help: 'The generation that this edge serves.',
    registers: [registry],
    collect() {
      this.set(live.current().id);
    },
  });
  new Gauge({
    name: 'tidegate_open_pages',
    help: 'Pages that listen for a new generation.',
    registers: [registry],
    collect() {
      this.set(events.count());
    },
  });

  new Gauge({
    name: 'tidegate_renderer_resident_memory_bytes',
    help: 'Memory of all rendering processes after their last pages.',
    registers: [registry],
    collect() {
      this.set(pool.residentBytes());
    },
  });

  new Gauge({
    name: 'tidegate_redis_up',
    help: 'Whether the Redis that servers share answers; without one there is no value.',
    registers: [registry],
    async collect() {
      this.reset();
      const redis = (await askHealth(backendOrigin))?.redis;
      if (redis === 'up' || redis === 'away') this.set(redis === 'up' ? 1 : 0);
      else this.remove();
    },
  });

  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );

  // 200 only while more requests are wanted, the database answers (the backend's own health) and a page can be rendered.
  app.get('/healthz', async (request, reply) => {
    // At once: whoever spreads requests has little time to notice.
    if (isDraining()) return reply.code(503).send({ draining: true });
    const [backend, page] = await Promise.all([
      askHealth(backendOrigin),
      app.inject({ url: '/features', headers: { host: request.host } }),
    ]);
    const isHealthy = backend !== undefined && page.statusCode === 200;
    return reply.code(isHealthy ? 200 : 503).send({
      database: backend !== undefined,
      redis: backend?.redis ?? 'unknown',
      page: page.statusCode,
      draining: false,
    });
  });
}
