import { importBlog, type ImportReport } from '@tidegate/backend';
import { openDatabaseServer } from './openDatabaseServer';
import type { SiteSettings } from './settings';
import type { SiteFiles } from './siteFiles';
import { explainStart } from './startFailure';

/** Brings the posts of a WordPress site into the blog of the site that the settings describe. */
export async function importPosts({
  settings,
  files,
  site,
}: {
  settings: SiteSettings;
  files: SiteFiles;
  site: URL;
}): Promise<ImportReport> {
  try {
    const server = await openDatabaseServer(settings, files);
    try {
      return await importBlog(server.url, site, files.backend);
    } finally {
      await server.close();
    }
  } catch (error) {
    throw explainStart(error, settings);
  }
}
