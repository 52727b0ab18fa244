import type { BackendFiles } from '../backendFiles';
import { openSiteDatabase } from '../createBackend';
import { type ImportReport, importWordpress } from '../modules/blog';

export type { ImportReport };

/** Imports a WordPress site's posts into the blog of a database, also while the site is running. */
export async function importBlog(
  databaseUrl: string,
  site: URL,
  files?: BackendFiles,
): Promise<ImportReport> {
  const database = await openSiteDatabase(databaseUrl, files);
  try {
    return await importWordpress(database.db, site);
  } finally {
    await database.close();
  }
}
