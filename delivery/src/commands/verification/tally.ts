import { CommandFailure, explainFailure } from '../bootstrap/failure.js';
import { countErrors, sumCounts, type TestCounts } from '../unit-tests/testCounts';

/** Failed tests, which were already reported and counted one by one. */
export class TestsFailed extends CommandFailure {}

export interface Tally {
  add: (counts: TestCounts) => void;
  /** Explains a failure and counts it unless its tests were already counted. */
  explain: (name: string, failure: unknown) => void;
  getCounts: () => TestCounts;
}

interface TallyOptions {
  rootDir: string;
  isDebugging: boolean;
  line: (text: string) => void;
}

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
