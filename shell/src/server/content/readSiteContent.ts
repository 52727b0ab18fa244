import path from 'node:path';
import { readBuilds, type Build } from './readBuilds';
import { readFleet, type Fleet } from './readFleet';

export interface SiteContent {
  fleet: Fleet;
  builds: readonly Build[];
}

/** Reads `shell/content`. Invalid content stops the site from starting. */
export async function readSiteContent(contentDir: string): Promise<SiteContent> {
  const [fleet, builds] = await Promise.all([
    readFleet(path.join(contentDir, 'fleet.json')),
    readBuilds(contentDir),
  ]);
  return { fleet, builds };
}
