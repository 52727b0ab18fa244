export interface SelectionResult {
  /** `broken`: it failed, but no test did. */
  status: 'passed' | 'failed' | 'broken';
  /** Titles of failed tests, or the lines of a step's report about a changed file. */
  failures: readonly string[];
  output?: string;
}

/** A run without failures proves something only if a test passed. */
export function judgeTests(
  { passed, failures }: { passed: number; failures: readonly string[] },
  isEndedWell: boolean,
  output: string,
): SelectionResult {
  if (failures.length > 0) return { status: 'failed', failures };
  if (isEndedWell && passed > 0) return { status: 'passed', failures };
  return { status: 'broken', failures, output: output || 'no test ran' };
}
