import fastifyPlugin from 'fastify-plugin';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';

import { isDatabaseAway } from '../../database';
import type { SiteTables } from '../../database/tables/tables';
import type { LocateVisitor } from '../geo';
import { analyticsRepository, type ReceivedEvent } from './analyticsRepository';
import { analyticsRoutes } from './analyticsRoutes';
import { createEventBuffer } from './eventBuffer';

const capacity = 5000;
const batchSize = 500;
const flushMs = 2000;

declare module 'fastify' {
  interface FastifyInstance {
    storeEvents(): Promise<void>;
  }
}

export interface AnalyticsOptions {
  db: Kysely<SiteTables>;
  locate: LocateVisitor;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Records page events of visitors who consented. */
export function createAnalytics({ db, locate, now, log }: AnalyticsOptions): FastifyPluginAsync {
  const buffer = createEventBuffer<ReceivedEvent>({
    capacity,
    batchSize,
    store: (batch) => analyticsRepository(db).add(batch),
    isPassing: isDatabaseAway,
    onFailure: (err, lost) => log.error({ err, lost }, 'Events were not stored'),
  });
  return fastifyPlugin(async (app) => {
    app.decorate('storeEvents', buffer.flush);
    const timer = setInterval(() => void buffer.flush(), flushMs).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await buffer.close();
    });
    await app.register(analyticsRoutes({ buffer, locate, now }));
  });
}
