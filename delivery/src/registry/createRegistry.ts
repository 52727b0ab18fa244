import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Database } from '@tidegate/backend/database';
import { openRedis, type RedisServer } from '@tidegate/backend/redis';
import { DeliveryError } from '../release/deliveryError';
import { openRegistryDatabase, type RegistryTables } from './openRegistryDatabase';
import { openGenerationFeed } from './generations/generationFeed';
import { getNewestGeneration } from './generations/generationRepository';
import type { SignPreview } from './auth/issuePreview';
import type { LiveSet } from './generations/liveSet';
import { ensureLocalTokens } from './auth/ensureLocalTokens';
import { openObjectStore, type ObjectStoreOptions } from './storage/openObjectStore';
import { readPreviewKey } from './auth/readPreviewKey';
import { redisNotifications } from './generations/redisNotifications';
import { requireReader } from './auth/requireReader';
import { changeRoutes } from './http/routes/changeRoutes';
import { eventRoutes } from './http/routes/eventRoutes';
import { generationRoutes } from './http/routes/generationRoutes';
import { metricsRoute } from './http/routes/metricsRoute';
import { previewRoutes } from './http/routes/previewRoutes';
import { releaseRoutes } from './http/routes/releaseRoutes';
import { statusRoutes } from './http/routes/statusRoutes';
import { uploadRoutes } from './http/routes/uploadRoutes';
import { sendError } from './http/sendError';

export interface RegistryOptions extends ObjectStoreOptions {
  databaseUrl: string;
  migrationsFolder?: string;
  /** Announces changes between registries at once; without it they poll every second. */
  redisUrl?: string;
  /** File for this machine's deploy tokens; omitted where people create the tokens. */
  deployTokensFile?: string;
  siteEnv: 'development' | 'production';
  /** Authenticates an edge, which may read what deployers read. */
  edgeToken: string;
  signPreview: SignPreview;
  /** Version that a release must be compatible with to go live. */
  contractVersion: string;
  logger: FastifyBaseLogger;
}

export interface Registry {
  app: FastifyInstance;
  /** Key of `signPreview`, which edges need to read previews. */
  previewKey: string;
  listen: (at: { host: string; port: number }) => Promise<string>;
  /** Ends event streams, finishes open requests and then closes the database. */
  close: () => Promise<void>;
}

const pollEveryMs = 1000;
const heartbeatMs = 15_000;
const requestTimeoutMs = 60_000;

function createApp(
  liveSet: LiveSet,
  previewKey: string,
  { edgeToken, signPreview, logger }: Pick<RegistryOptions, 'edgeToken' | 'signPreview' | 'logger'>,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    // The edge of this machine forwards the client address.
    trustProxy: 'loopback',
    return503OnClosing: false,
    frameworkErrors: sendError,
  });
  app.setErrorHandler<Error>(sendError);
  app.setNotFoundHandler((request, reply) => {
    sendError(new DeliveryError('delivery.unknownPath', 'No such path.'), request, reply);
  });
  app.register(
    async (scope) => {
      requireReader(scope, { db: liveSet.db, edgeToken });
      generationRoutes(scope, liveSet);
      eventRoutes(scope, { feed: liveSet.feed, heartbeatMs });
      releaseRoutes(scope, liveSet);
      changeRoutes(scope, liveSet);
      previewRoutes(scope, { ...liveSet, signPreview, previewKey });
      statusRoutes(scope, liveSet);
      metricsRoute(scope);
      scope.register(async (uploads) => uploadRoutes(uploads, liveSet));
    },
    { prefix: '/_delivery' },
  );
  return app;
}

async function openLiveSet(
  { db }: Database<RegistryTables>,
  redis: RedisServer | undefined,
  options: RegistryOptions,
): Promise<LiveSet> {
  const { deployTokensFile: file, siteEnv, contractVersion, logger } = options;
  const store = await openObjectStore(options);
  if (file !== undefined) await ensureLocalTokens({ db, file, siteEnv });
  const fetchNewest = () => getNewestGeneration(db);
  const feed = await openGenerationFeed({
    fetchNewest,
    pollEveryMs,
    notifications: redis && redisNotifications(redis),
    logger,
  });
  return { db, store, contractVersion, feed };
}

export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { databaseUrl, redisUrl: url, logger: log } = options;
  const database = await openRegistryDatabase(databaseUrl, options.migrationsFolder);
  const redis = url === undefined ? undefined : await openRedis({ url, log });
  try {
    const liveSet = await openLiveSet(database, redis, options);
    const previewKey = await readPreviewKey(liveSet.db);
    const app = createApp(liveSet, previewKey, options);
    app.addHook('onClose', async () => {
      await liveSet.feed.close();
      await redis?.close();
      await database.close();
    });
    return { app, previewKey, listen: (at) => app.listen(at), close: () => app.close() };
  } catch (error) {
    await redis?.close();
    await database.close();
    throw error;
  }
}
