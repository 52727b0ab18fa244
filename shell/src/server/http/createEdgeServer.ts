import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edgeOptions';
import { toOriginForm } from './toOriginForm';

const bodyLimitBytes = 1024 * 1024;
/** Limit for receiving a request. It does not affect outgoing streams. */
const requestTimeoutMs = 15_000;

export function createEdgeServer({
  logger,
  trustedProxies,
}: Pick<EdgeOptions, 'logger' | 'trustedProxies'>): FastifyInstance {
  return Fastify({
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
}
