import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import type { SiteFixtures } from './releases/fixtures';

/** The journeys that a running site passes whatever started it: `SITE_URL` and `DATA_DIR` name it. */
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
