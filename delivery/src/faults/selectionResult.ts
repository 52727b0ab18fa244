/** What running one selection came to. */
export interface SelectionResult {
  /** `broken`: it ended badly, but no test says so. */
  status: 'passed' | 'failed' | 'broken';
  /** Titles of the tests that failed, or the lines of a step's report about a changed file. */
  failures: readonly string[];
  /** What the tool said when it broke. */
  said?: string;
}

/** A run in which nothing failed proves something only if something passed. */
export function judgeTests(
  { passed, failures }: { passed: number; failures: readonly string[] },
  isEndedWell: boolean,
  said: string,
): SelectionResult {
  if (failures.length > 0) return { status: 'failed', failures };
  if (isEndedWell && passed > 0) return { status: 'passed', failures };
  return { status: 'broken', failures, said: said || 'no test ran' };
}
