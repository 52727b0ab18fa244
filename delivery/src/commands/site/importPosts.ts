import { importBlog, type ImportReport } from '@tidegate/backend';
import { openDatabaseServer } from './openDatabaseServer';
import type { SiteSettings } from './settings';
import { explainStart } from './startFailure';

/** Brings the posts of a WordPress site into the blog of the site that the settings describe. */
export async function importPosts(settings: SiteSettings, site: URL): Promise<ImportReport> {
  try {
    const server = await openDatabaseServer(settings);
    try {
      return await importBlog(server.url, site);
    } finally {
      await server.close();
    }
  } catch (error) {
    throw explainStart(error, settings);
  }
}
