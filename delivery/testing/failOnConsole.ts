import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** Redux Toolkit's development checks measure the machine, not the code. */
const slowCheck = /Middleware took \d+ms, which is more than the warning threshold/;

/** A warning that nobody expected is a defect: React's, the router's and ours alike. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      if (slowCheck.test(String(parts[0]))) return;
      throw new Error(`console.${level} in a test: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});
