import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Letters and digits that nobody wrote: the hash in the address of a payment opens that payment. */
const secret = /(?=[a-z]*\d)[a-z\d]{16,}/gi;

/** The path of an address, without query and without what only the visitor is to know. */
export function toLoggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replaceAll(secret, '*');
}

/** One line and one count for each request, without address, query, headers or body. */
export function registerRequestLog(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'edge_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    // The check of the site's health asks for a page without a connection.
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
