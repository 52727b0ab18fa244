import { mergeTests } from '@playwright/test';
import { test as browserTest } from '../fixtures';
import { test as releaseTest } from './fixtures';

/** Releases, looked at with a browser that fails the test on every problem it did not expect. */
export const test = mergeTests(browserTest, releaseTest);

export { expect } from '@playwright/test';
