import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { RedisServer } from '../redis/openRedis';

/** `GET /metrics` in Prometheus text: the process, and every request by route and outcome. */
export const metrics = fastifyPlugin<{ redis: RedisServer | undefined }>((app, { redis }, done) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'backend_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'backend_refusals_total',
    help: 'Refused requests by error code',
    labelNames: ['code'],
    registers: [registry],
  });

  if (redis) {
    new Gauge({
      name: 'backend_redis_up',
      help: 'Whether Redis answers',
      registers: [registry],
      collect() {
        this.set(redis.isUp() ? 1 : 0);
      },
    });
  }

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, errorCode } = request;
    durations.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    if (errorCode) refusals.inc({ code: errorCode });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  done();
});
