import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { settings } from '../../site/settings';
import { areCachesInstalled, startCaches, type Caches } from './startCaches';

/** Starts nginx and Varnish in front of the shared site. */
export const test = base.extend<
  { caches: Caches },
  { folder: string; cachesOfSite: Caches | undefined }
>({
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'tidegate-caches-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  cachesOfSite: [
    async ({ folder }, use) => {
      if (!areCachesInstalled()) return use(undefined);
      const caches = await startCaches(new URL(settings.siteUrl).host, path.join(folder, 'site'));
      await use(caches);
      await Promise.all([caches.nginx.stop(), caches.varnish.stop()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  caches: async ({ cachesOfSite }, use, testInfo) => {
    testInfo.skip(cachesOfSite === undefined, 'nginx or Varnish is not installed');
    if (cachesOfSite) await use(cachesOfSite);
  },
});

export { expect } from '@playwright/test';
