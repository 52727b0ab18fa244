import { defineConfig, type PlaywrightTestOptions } from '@playwright/test';
import { phone as phoneOptions } from './browser/phone';
import { withConsent } from './browser/withConsent';
import type { DeviceOption } from './fixtures';
import { settings } from './site/settings';

const desktop = {
  device: 'desktop',
  viewport: { width: 1280, height: 800 },
} satisfies Partial<PlaywrightTestOptions & DeviceOption>;

const phone = {
  device: 'phone',
  ...phoneOptions,
} satisfies Partial<PlaywrightTestOptions & DeviceOption>;

const { siteUrl, chromiumPath, workers, isRecorded } = settings;

// A site and its rendering processes occupy more than one core.
const sitesAtOnce = Math.max(1, Math.floor(workers / 2));

export default defineConfig<DeviceOption>({
  outputDir: '../.cache/e2e',
  forbidOnly: true,
  retries: 0,
  workers,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    // Hides the cookie consent banner except in its own tests.
    storageState: withConsent('no'),
    browserName: 'chromium',
    trace: isRecorded ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  // The longest projects start first. They are independent: those that change a site start their
  // own, and the others leave the shared site unchanged.
  projects: [
    { name: 'crashes', testDir: 'crashes', workers: sitesAtOnce },
    {
      name: 'releases',
      testDir: 'releases',
      workers: sitesAtOnce,
      use: desktop,
    },
    { name: 'keys', testDir: 'keys', use: desktop },
    { name: 'desktop', testDir: 'journeys', fullyParallel: true, use: desktop },
    {
      name: 'phone',
      testDir: 'journeys',
      testMatch: [
        'readPages.spec.ts',
        'loading/criticalStyles.spec.ts',
        'loading/slowDocument.spec.ts',
        'longTerms.spec.ts',
        'frameMenus.spec.ts',
        'forms.spec.ts',
        'consent.spec.ts',
        'countryGate.spec.ts',
        'loading/startScript.spec.ts',
      ],
      fullyParallel: true,
      use: phone,
    },
    { name: 'http', testDir: 'http', fullyParallel: true },
    { name: 'calls', testDir: 'calls', fullyParallel: true },
  ],
});
