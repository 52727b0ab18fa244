import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { FaultReports } from '../faultReports';
import type { LiveGeneration } from '../liveGeneration';
import { alwaysAnswered } from '../readiness';
import type { createSiteEvents } from '../siteEvents';
import { askHealth, registerHealth } from './health';

/** For those who run the site: health and metrics. */
export function registerOperations(
  app: FastifyInstance,
  {
    backendOrigin,
    live,
    events,
    reports,
    renderingBytes,
    isDraining,
  }: {
    backendOrigin: string;
    live: LiveGeneration;
    events: ReturnType<typeof createSiteEvents>;
    reports: FaultReports;
    /** Memory of the processes that render. */
    renderingBytes: () => number;
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
    help: 'Memory of all processes that render pages and their regions.',
    registers: [registry],
    collect() {
      this.set(renderingBytes());
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

  app.get('/metrics', alwaysAnswered, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );

  registerHealth(app, { backendOrigin, isReady: live.isReady, isDraining });
}
