import path from 'node:path';
import { startEmbeddedDatabase } from '@tidegate/backend/database';
import type { SiteSettings } from './settings';
import type { SiteFiles } from './siteFiles';

export interface DatabaseServer {
  url: string;
  close: () => Promise<void>;
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
