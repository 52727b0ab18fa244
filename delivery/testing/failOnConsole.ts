import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** A warning that nobody expected is a defect: React's, the router's and ours alike. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      throw new Error(`console.${level} in a test: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});
