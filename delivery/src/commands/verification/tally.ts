import { CommandFailure, explainFailure } from '../bootstrap/failure.js';
import { countErrors, sumCounts, type TestCounts } from './testCounts';

/** Tests that failed: told one by one when it happened, and counted. */
export class TestsFailed extends CommandFailure {}

export interface Tally {
  add: (counts: TestCounts) => void;
  /** Explains a failure; counts it unless it consists of tests that were counted already. */
  explain: (name: string, failure: unknown) => void;
  getCounts: () => TestCounts;
}

interface TallyOptions {
  rootDir: string;
  isDebugging: boolean;
  line: (text: string) => void;
}

/** Adds up what the parts of a run found, those that broke off included. */
export function createTally({ rootDir, isDebugging, line }: TallyOptions): Tally {
  let counts = sumCounts([]);

  const add = (more: TestCounts) => {
    counts = sumCounts([counts, more]);
  };
  return {
    add,
    explain(name, failure) {
      if (!(failure instanceof TestsFailed)) add(countErrors(1));
      line(`\n${explainFailure({ command: name, error: failure, rootDir, isDebugging })}\n`);
    },
    getCounts: () => counts,
  };
}
