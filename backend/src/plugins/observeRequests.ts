import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

export function observeRequests(app: FastifyInstance, registry: Registry, part: string): void {
  const durations = new Histogram({
    name: `${part}_request_duration_seconds`,
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    durations.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
}
