import { test as base } from '../fixtures';
import type { Site } from '../site/settings';
import { withSite } from '../site/startSite';
import { openVerifier, recaptchaKeys } from './recaptchaService';

export interface KeyFixtures {
  verifier: Awaited<ReturnType<typeof openVerifier>>;
  /** A site that is configured with reCAPTCHA keys and `verifier`. */
  site: Site;
}

export const test = base.extend<object, KeyFixtures>({
  verifier: [
    async ({ browserName: _ }, use) => {
      const verifier = await openVerifier();
      await use(verifier);
      verifier.close();
    },
    { scope: 'worker' },
  ],
  site: [
    ({ verifier }, use) => withSite({ ...recaptchaKeys, RECAPTCHA_URL: verifier.url }, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.siteUrl),
});

export { expect } from '@playwright/test';
