import path from 'node:path';
import type { BackendFiles } from '@tidegate/backend';

/** Where everything lies that a site reads while it runs; none of it is written. */
export interface SiteFiles {
  /** What browsers and the render processes get of the shell. */
  shellBuild: string;
  shellLocales: string;
  shellContent: string;
  backend: BackendFiles;
  registryMigrations: string;
  /** The script that reads the bundle of a remote in a process of its own. */
  bundleReader: string;
  /** The remotes that were built with the site, a folder for each. */
  remotes: string;
}

/** The layout of a built site, as `packSite.js` makes it. */
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
