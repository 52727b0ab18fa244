import { defineConfig, type PlaywrightTestOptions } from '@playwright/test';
import { withConsent } from './browser/withConsent';
import type { DeviceOption } from './fixtures';
import { settings } from './site/settings';

const desktop = {
  device: 'desktop',
  viewport: { width: 1280, height: 800 },
} satisfies Partial<PlaywrightTestOptions & DeviceOption>;

const phone = {
  device: 'phone',
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
} satisfies Partial<PlaywrightTestOptions & DeviceOption>;

const { siteUrl, chromiumPath, jsonReport, isRecorded } = settings;

export default defineConfig<DeviceOption>({
  outputDir: '../.cache/e2e',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : [])],
  use: {
    baseURL: siteUrl,
    // Who looks at something else has answered the question about cookies.
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
  projects: [
    {
      name: 'desktop',
      testDir: 'journeys',
      testIgnore: 'password.spec.ts',
      fullyParallel: true,
      use: desktop,
    },
    {
      name: 'phone',
      testDir: 'journeys',
      testMatch: [
        'readPages.spec.ts',
        'readWithoutScript.spec.ts',
        'crawl.spec.ts',
        'forms.spec.ts',
        'consent.spec.ts',
        'countryGate.spec.ts',
        'keyboard.spec.ts',
      ],
      fullyParallel: true,
      use: phone,
    },
    // Ends the sessions of the account that the others log in with.
    {
      name: 'passwords',
      testDir: 'journeys',
      testMatch: 'password.spec.ts',
      workers: 1,
      use: desktop,
      dependencies: ['desktop', 'phone'],
    },
    // Without a browser: every call of the API, right and wrong.
    {
      name: 'calls',
      testDir: 'calls',
      fullyParallel: true,
      dependencies: ['passwords'],
    },
    // These change the live set, so they run one at a time once nobody else looks at the site.
    {
      name: 'releases',
      testDir: 'releases',
      workers: 1,
      use: desktop,
      dependencies: ['calls'],
    },
    // These two start sites of their own.
    {
      name: 'keys',
      testDir: 'keys',
      workers: 1,
      use: desktop,
      dependencies: ['releases'],
    },
    {
      name: 'crashes',
      testDir: 'crashes',
      workers: 1,
      use: desktop,
      dependencies: ['keys'],
    },
  ],
});
