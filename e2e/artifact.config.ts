import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import type { SiteFixtures } from './releases/fixtures';

/** Journeys that run against the site that `SITE_URL` and `DATA_DIR` name. */
export default defineConfig<object, Pick<SiteFixtures, 'startsSite'>>({
  ...config,
  workers: 1,
  projects: [
    {
      ...config.projects?.find(({ name }) => name === 'desktop'),
      name: 'artifact',
      testDir: '.',
      testMatch: ['journeys/purchase.spec.ts', 'releases/swapCampaign.spec.ts'],
    },
  ],
  use: { ...config.use, startsSite: false },
});
