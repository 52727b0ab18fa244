import type { BackendFiles } from '../backendFiles';
import { openSiteDatabase } from '../createBackend';
import { type ImportReport, importWordpress } from '../modules/blog';

export type { ImportReport };

/** Brings the posts of a WordPress site into the blog of a database, which may be in use. */
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
