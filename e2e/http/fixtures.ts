import { test as base } from '@playwright/test';
import { inventAddress } from '../site/inventAddress';

/** Requests without a browser, from an address of the test's own. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({
      ...extraHTTPHeaders,
      'x-forwarded-for': inventAddress(),
      // Nothing travels far; browsers ask for pages compressed.
      'accept-encoding': 'identity',
    });
  },
});

export { expect } from '@playwright/test';
