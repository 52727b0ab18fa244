import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import type { Database } from './database';
import type { SiteTables } from './database/tables/tables';
import { rewriteCheckedPath } from './modules/botcheck';
import type { Sessions } from './modules/sessions';
import { authentication } from './plugins/authentication';
import { caching } from './plugins/caching';
import { chooseRequestId } from './plugins/chooseRequestId';
import { drain } from './plugins/drain';
import { errorHandler, replyToError } from './plugins/errorHandler';
import { health } from './plugins/health';
import { jsonBody } from './plugins/jsonBody';
import { metrics } from './plugins/metrics';
import { openapi } from './plugins/openapi/openapi';
import { replyHeaders } from './plugins/replyHeaders';
import { requestLog } from './plugins/requestLog';
import { storableText } from './plugins/storableText';
import type { RedisServer } from './redis/openRedis';
import type { BackendConfig } from './settings/backendConfig';

const maxBodyBytes = 64 * 1024;
const requestTimeoutMs = 15_000;

export interface ServerOptions {
  config: Pick<BackendConfig, 'isTrustedProxy' | 'publicOrigin'>;
  database: Database<SiteTables>;
  redis?: RedisServer | undefined;
  sessions: Sessions;
  log: FastifyBaseLogger;
}

/** A server with what all routes share, and without routes of the site. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, database, redis, sessions, log } = options;
  const { isTrustedProxy, publicOrigin } = config;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedProxy,
    genReqId: chooseRequestId(isTrustedProxy),
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply),
    bodyLimit: maxBodyBytes,
    rewriteUrl: rewriteCheckedPath,
    requestTimeout: requestTimeoutMs,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(replyHeaders);
  await app.register(errorHandler);
  await app.register(jsonBody);
  await app.register(storableText);
  await app.register(requestLog);
  await app.register(caching);
  await app.register(metrics, { redis });
  await app.register(drain);
  await app.register(openapi, { publicOrigin });
  await app.register(authentication, { sessions });
  await app.register(health(database.ping, redis));
  return app;
}
