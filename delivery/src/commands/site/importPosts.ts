import { importBlog, type ImportReport } from '@tidegate/backend';
import type { SiteSettings } from './settings/parseSettings';
import type { SiteFiles } from './settings/siteFiles';
import { withDatabase } from './withDatabase';

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
