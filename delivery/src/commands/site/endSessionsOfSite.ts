import { endSessions, type SessionHolder } from '@tidegate/backend';
import type { SiteSettings } from './settings/parseSettings';
import type { SiteFiles } from './settings/siteFiles';
import { withDatabase } from './withDatabase';

export function endSessionsOfSite({
  settings,
  files,
  holder,
}: {
  settings: SiteSettings;
  files: SiteFiles;
  holder: SessionHolder;
}): Promise<number | undefined> {
  return withDatabase({ settings, files }, (url) =>
    endSessions(url, holder, { files: files.backend }),
  );
}
