import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Generated tokens, because for example the hash in a payment address grants access to it. */
const secret = /(?=[a-z]*\d)[a-z\d]{16,}/gi;

/** The path without query and secrets. */
export function toLoggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replaceAll(secret, '*');
}

/** Logs and counts each request without address, query, headers and body. */
export function registerRequestLog(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'edge_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    // The health check injects its page request without a connection.
    if (!(request.raw instanceof IncomingMessage)) return;
    const { method, originalUrl, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    durations.observe({ method, route: routeOptions.url ?? 'unknown', status }, elapsedTime / 1000);
    request.log.info(
      { method, path: toLoggedPath(originalUrl), status, ms: Math.round(elapsedTime) },
      'request',
    );
  });
}
