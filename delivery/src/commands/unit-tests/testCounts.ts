export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export function sumCounts(all: Iterable<TestCounts>): TestCounts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** Errors outside of any test count as failed tests. */
export function countErrors(errors: number): TestCounts {
  return { passed: 0, failed: errors, skipped: 0 };
}

export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}
