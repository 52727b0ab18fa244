import { test as base } from '@playwright/test';
import { generateAddress } from '../site/generateAddress';

/** Requests without a browser, from a separate address for each test. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({
      ...extraHTTPHeaders,
      'x-forwarded-for': generateAddress(),
      // Compression only costs time on a local connection.
      'accept-encoding': 'identity',
    });
  },
});

export { expect } from '@playwright/test';
