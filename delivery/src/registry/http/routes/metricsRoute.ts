import { observeRequests } from '@tidegate/backend/metrics';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

export function metricsRoute(app: FastifyInstance): void {
  const metrics = new Registry();
  observeRequests(app, metrics, 'registry');
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}
