import { test as base } from '@playwright/test';
import type { Readers } from './browser/readers';
import { expectNoProblems, watchProblems, type Problems } from './browser/watchProblems';
import { generateAddress } from './site/generateAddress';

export interface DeviceOption {
  device: 'desktop' | 'phone';
}

/** Fails a test on every browser problem that it does not expect. */
export const test = base.extend<DeviceOption & { problems: Problems }, { readers: Readers }>({
  device: ['desktop', { option: true }],
  // Rate limits count by address, so concurrent tests need different addresses.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': generateAddress() });
  },
  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context);
      await use(problems);
      expectNoProblems(problems);
    },
    { auto: true },
  ],
  // Defined for all tests, because a differing worker fixture would start another worker.
  readers: [
    async ({ browserName: _ }, use) => {
      const readers: Readers = new Map();
      await use(readers);
      for (const { context } of readers.values()) await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
