import '@testing-library/jest-dom';
// Its hooks are for all tests, not for those of the first file of a batch.
import '@testing-library/react';
import { configure } from '@testing-library/dom';

// Twenty times what the slowest test takes on two idle cores: they may be busy.
configure({ asyncUtilTimeout: 5000 });

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
