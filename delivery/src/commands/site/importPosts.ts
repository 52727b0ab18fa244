import { importBlog, type ImportReport } from '@tidegate/backend';
import type { SiteSettings } from './settings/settings';
import type { SiteFiles } from './settings/siteFiles';
import { withDatabase } from './withDatabase';

/** Brings the posts of a WordPress site into the blog of the site that the settings describe. */
export function importPosts({
  settings,
  files,
  site,
}: {
  settings: SiteSettings;
  files: SiteFiles;
  site: URL;
}): Promise<ImportReport> {
  return withDatabase({ settings, files }, (url) => importBlog(url, site, files.backend));
}
