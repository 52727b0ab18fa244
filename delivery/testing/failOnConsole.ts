import '@testing-library/jest-dom';
// Imported here to register its hooks for all files of a batch, not only for the first.
import '@testing-library/react';
import { configure } from '@testing-library/dom';

// 20 times what the slowest test takes on two idle cores, because the cores may be busy.
configure({ asyncUtilTimeout: 5000 });

/** An unexpected warning of React, the router or the product is a defect. */
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
