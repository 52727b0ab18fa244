import { openDatabaseServer } from './openDatabaseServer';
import type { SiteSettings } from './settings/parseSettings';
import type { SiteFiles } from './settings/siteFiles';
import { explainStartFailure } from './explainStartFailure';

export async function withDatabase<Result>(
  { settings, files }: { settings: SiteSettings; files: SiteFiles },
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  try {
    const server = await openDatabaseServer(settings, files);
    try {
      return await work(server.url);
    } finally {
      await server.close();
    }
  } catch (error) {
    throw explainStartFailure(error, settings);
  }
}
