import path from 'node:path';
import { startEmbeddedDatabase, waitForDatabase } from '@tidegate/backend/database';
import type { Logger } from 'pino';
import type { SiteSettings } from './settings/settings';
import type { SiteFiles } from './settings/siteFiles';

export interface DatabaseServer {
  url: string;
  close: () => Promise<void>;
}

/** In production a server that is away is waited for: machines that start together need no order. */
export async function waitForServer(settings: SiteSettings, logger: Logger): Promise<void> {
  const { databaseUrl, siteEnv } = settings;
  if (databaseUrl === undefined || siteEnv !== 'production') return;
  await waitForDatabase(databaseUrl, (err) => {
    logger.warn({ code: 'database.unreachable', err }, 'waiting for the database to answer');
  });
}

/** The PostgreSQL that the settings name, else an embedded one which this process holds alone. */
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
