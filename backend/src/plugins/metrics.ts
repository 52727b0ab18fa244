import fastifyPlugin from 'fastify-plugin';
import { Counter, Gauge, Registry } from 'prom-client';

import type { RedisServer } from '../redis/openRedis';
import { observeRequests } from './observeRequests';

/** `GET /metrics` for Prometheus. The edge exports the metrics of a shared process. */
export const metrics = fastifyPlugin<{ redis: RedisServer | undefined }>((app, { redis }, done) => {
  const registry = new Registry();
  observeRequests(app, registry, 'backend');
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

  app.addHook('onResponse', async ({ errorCode }) => {
    if (errorCode) refusals.inc({ code: errorCode });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  done();
});
