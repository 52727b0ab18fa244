import { mergeTests } from '@playwright/test';
import { browserTest } from '../fixtures';
import { test as releaseTest } from './fixtures';

/**
 * Releases, looked at with a browser that fails the test on every problem it did not expect. It adds
 * no fixture of a worker: tests with and without a browser share a worker and its site.
 */
export const test = mergeTests(browserTest, releaseTest);

export { expect } from '@playwright/test';
