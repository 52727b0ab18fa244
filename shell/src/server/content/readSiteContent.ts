import path from 'node:path';
import { readBuilds, type Build } from './readBuilds';
import { readFleet, type Fleet } from './readFleet';
import { readPageStructures, type PageStructures } from './readPageStructures';

export interface SiteContent {
  fleet: Fleet;
  builds: readonly Build[];
  pages: PageStructures;
}

/** Reads `shell/content`. Invalid content stops the site from starting. */
export async function readSiteContent(contentDir: string): Promise<SiteContent> {
  const [fleet, builds, pages] = await Promise.all([
    readFleet(path.join(contentDir, 'fleet.json')),
    readBuilds(contentDir),
    readPageStructures(path.join(contentDir, 'pages')),
  ]);
  return { fleet, builds, pages };
}
