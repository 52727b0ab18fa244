import path from 'node:path';
import { startEmbeddedDatabase, waitForDatabase } from '@tidegate/backend/database';
import type { Logger } from 'pino';
import type { SiteSettings } from './settings/parseSettings';
import type { SiteFiles } from './settings/siteFiles';

export interface DatabaseServer {
  url: string;
  close: () => Promise<void>;
}

/** In production the site waits for the database, so machines can start in any order. */
export async function waitForServer(settings: SiteSettings, logger: Logger): Promise<void> {
  const { databaseUrl, siteEnv } = settings;
  if (databaseUrl === undefined || siteEnv !== 'production') return;
  await waitForDatabase(databaseUrl, (err) => {
    logger.warn({ code: 'database.unreachable', err }, 'waiting for the database to answer');
  });
}

/** The configured PostgreSQL, otherwise an embedded one that only this process may use. */
export async function openDatabaseServer(
  { dataDir, databaseUrl }: SiteSettings,
  { backend }: SiteFiles,
): Promise<DatabaseServer> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined };
  return startEmbeddedDatabase({
    dataDir: path.join(dataDir, 'database'),
    workerFile: backend.databaseWorker,
  });
}
