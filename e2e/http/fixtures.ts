import { test as base } from '@playwright/test';
import { inventAddress } from '../site/inventAddress';

/** Requests without a browser, from a separate address for each test. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({
      ...extraHTTPHeaders,
      'x-forwarded-for': inventAddress(),
      // Compression only costs time on a local connection.
      'accept-encoding': 'identity',
    });
  },
});

export { expect } from '@playwright/test';
