import { explainFailure } from '../bare/failure.js';
import type { Progress } from '../terminal/command';
import { addCounts, type TestCounts } from '../verification/testCounts';

export interface Tally {
  add: (counts: TestCounts) => void;
  /** Explains a failure; counts it unless tests that were added have counted it already. */
  explain: (name: string, error: unknown, options?: { isCounted: boolean }) => void;
  /** Does a part of the run; a part that breaks off counts as one failure and ends nothing else. */
  attempt: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>;
  getCounts: () => TestCounts;
}

const oneFailure: TestCounts = { passed: 0, failed: 1, skipped: 0 };

/** Adds up what the parts of a test run found, those that crashed included. */
export function createTally({ rootDir, progress }: { rootDir: string; progress: Progress }): Tally {
  let counts: TestCounts = { passed: 0, failed: 0, skipped: 0 };

  const add = (more: TestCounts) => {
    counts = addCounts(counts, more);
  };
  const explain: Tally['explain'] = (name, error, { isCounted } = { isCounted: false }) => {
    if (!isCounted) add(oneFailure);
    const isDebugging = Boolean(process.env['DEBUG']);
    progress.line(`\n${explainFailure({ command: name, error, rootDir, isDebugging })}\n`);
  };
  return {
    add,
    explain,
    async attempt(name, work) {
      try {
        return await work();
      } catch (error) {
        explain(name, error);
        return undefined;
      }
    },
    getCounts: () => counts,
  };
}
