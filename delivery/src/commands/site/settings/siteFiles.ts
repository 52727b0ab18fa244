import path from 'node:path';
import type { BackendFiles } from '@tidegate/backend';

/** Read-only files of a running site. */
export interface SiteFiles {
  shellBuild: string;
  shellLocales: string;
  shellContent: string;
  backend: BackendFiles;
  registryMigrations: string;
  /** Script that reads the bundle of a remote in a separate process. */
  bundleReader: string;
  /** Folder with one build per remote. */
  remotes: string;
}

/** Layout of a built site, as `packSite.js` creates it. */
export function locateSite(siteDir: string): SiteFiles {
  const locate = (name: string) => path.join(siteDir, name);
  return {
    shellBuild: locate('shell/build'),
    shellLocales: locate('shell/locales'),
    shellContent: locate('shell/content'),
    backend: {
      contentFolder: locate('backend/content'),
      localesFolder: locate('backend/locales'),
      migrationsFolder: locate('backend/migrations'),
      databaseWorker: locate('databaseWorker.js'),
    },
    registryMigrations: locate('registry/migrations'),
    bundleReader: locate('readBundle.js'),
    remotes: locate('remotes'),
  };
}
