import { expect, test as base } from '@playwright/test';
import type { Readers } from './browser/readers';
import { watchProblems, type Problems } from './browser/watchProblems';
import { inventAddress } from './site/inventAddress';

export interface DeviceOption {
  device: 'desktop' | 'phone';
}

/** A browser that fails the test on every problem which the test did not expect. */
export const test = base.extend<DeviceOption & { problems: Problems }, { readers: Readers }>({
  device: ['desktop', { option: true }],
  // Limits count by address: tests that run at the same time are visitors from different ones.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': inventAddress() });
  },
  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  // Here, although few need it: tests with other fixtures of a worker would be given other workers.
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
