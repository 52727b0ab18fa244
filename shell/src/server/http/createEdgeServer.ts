import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edgeOptions';
import { toOriginForm } from './toOriginForm';

const bodyLimitBytes = 1024 * 1024;
/** Limit for receiving a request. It does not affect outgoing streams. */
const requestTimeoutMs = 15_000;

/** A larger body of a refused request is cut off. */
const mostDiscardedBytes = 16 * 1024 * 1024;

/** A client that is still sending when the connection closes often sees no reply. */
async function discardBody(body: IncomingMessage): Promise<void> {
  body.resume();
  // Rejects when the client leaves, which Fastify finds out by itself.
  await Promise.allSettled([finished(body)]);
}

export function createEdgeServer({
  logger,
  trustedProxies,
}: Pick<EdgeOptions, 'logger' | 'trustedProxies'>): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: [...trustedProxies],
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => toOriginForm(url),
    routerOptions: { maxParamLength: 300 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const isRefusedEarly = reply.statusCode >= 400 && !raw.complete;
    if (isRefusedEarly && Number(headers['content-length'] ?? 0) <= mostDiscardedBytes) {
      await discardBody(raw);
    }
  });
  return app;
}
