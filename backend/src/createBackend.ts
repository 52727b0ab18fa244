import { join } from 'node:path';

import type { StunServers } from '@tidegate/contracts/api/visitors/schemas';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { type BackendFiles, sourceFiles } from './backendFiles';
import { buildApp } from './buildApp';
import type { BackendConfig } from './settings/backendConfig';
import { type Database, openDatabase } from './database';
import { createLog, joinLog } from './log';
import { webhookPrefix } from './modules/payments';
import {
  joinPaymentSandbox,
  openPaymentSandbox,
  type PaymentSandbox,
  sendEventsToSite,
} from '../sandbox/openPaymentSandbox';
import { openRedis } from './redis/openRedis';
import type { SiteTables } from './database/tables/tables';

export interface BackendOptions {
  config: BackendConfig;
  databaseUrl: string;
  /** Default: the source files. */
  files?: BackendFiles;
  /** STUN servers for browsers. Absent: the API returns none. */
  stunServers?: StunServers;
  /** How long the health check reports draining before the server closes. */
  drainMs?: number;
  /** Logger of the host process. Absent: the backend logs to standard output. */
  logger?: FastifyBaseLogger;
}

export interface Backend {
  readonly app: FastifyInstance;
  /** Starts listening and resolves with the origin, such as `http://127.0.0.1:8081`. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export function openSiteDatabase(
  url: string,
  { migrationsFolder }: Pick<BackendFiles, 'migrationsFolder'> = sourceFiles,
): Promise<Database<SiteTables>> {
  return openDatabase({ url, schema: 'site', migrationsFolder });
}

/** Builds the API on a reachable database without listening yet. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { config, databaseUrl, drainMs = 0, logger, files = sourceFiles } = options;
  const database = await openSiteDatabase(databaseUrl, files);
  const log = logger ? joinLog(logger) : createLog(config.logLevel);
  const { redisUrl } = config;
  const redis = redisUrl === undefined ? undefined : await openRedis({ url: redisUrl, log });
  const now = () => new Date();
  const sandbox = await openSandbox(config, now, log);
  const closeParts = async () => {
    await sandbox?.close();
    await redis?.close();
    await database.close();
  };
  const app = await buildApp({ ...options, ...files, database, sandbox, redis, log, now }).catch(
    async (error: unknown) => {
      await closeParts();
      throw error;
    },
  );
  return {
    app,
    listen: async () => {
      const origin = await app.listen({ host: config.host, port: config.port });
      sandbox?.sendEventsTo(sendEventsToSite(`${origin}${webhookPrefix}`));
      return origin;
    },
    close: async () => {
      await app.drain(drainMs);
      await app.close();
      await closeParts();
    },
  };
}

async function openSandbox(
  { siteEnv, publicOrigin, dataDir, paymentSandboxUrl }: BackendConfig,
  now: () => Date,
  log: FastifyBaseLogger,
): Promise<PaymentSandbox | undefined> {
  if (siteEnv === 'production') return undefined;
  if (paymentSandboxUrl !== undefined) return joinPaymentSandbox(paymentSandboxUrl);
  const file = join(dataDir, 'paymentSandbox.json');
  return openPaymentSandbox({ siteEnv, publicOrigin, now, log, file });
}
