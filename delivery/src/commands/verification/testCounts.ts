/** How many tests ended in which way. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export function addCounts(first: TestCounts, second: TestCounts): TestCounts {
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
  };
}

/** The last line of `npm test`. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}
