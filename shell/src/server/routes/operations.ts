import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { FaultReports } from '../faultReports';
import type { LiveGeneration } from '../liveGeneration';
import type { RenderPool } from '../renderPool';
import type { createSiteEvents } from '../siteEvents';

const healthTimeoutMs = 3000;

/** For those who run the site: health and metrics. */
export function registerOperations(
  app: FastifyInstance,
  {
    backendOrigin,
    live,
    events,
    reports,
    pool,
  }: {
    backendOrigin: string;
    live: LiveGeneration;
    events: ReturnType<typeof createSiteEvents>;
    reports: FaultReports;
    pool: RenderPool;
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

  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );

  // 200 only when the database answers (the backend's own health) and a page can be rendered.
  app.get('/healthz', async (request, reply) => {
    const [backend, page] = await Promise.all([
      fetch(`${backendOrigin}/healthz`, { signal: AbortSignal.timeout(healthTimeoutMs) }).then(
        ({ ok }) => ok,
        () => false,
      ),
      app.inject({ url: '/features', headers: { host: request.host } }),
    ]);
    const isHealthy = backend && page.statusCode === 200;
    return reply.code(isHealthy ? 200 : 503).send({ database: backend, page: page.statusCode });
  });
}
