import { formatCounts, sumCounts } from './testCounts';

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 3, skipped: 0 }, '12 passed, 3 failed'],
  [{ passed: 12, failed: 0, skipped: 4 }, '12 passed, 0 failed, 4 skipped'],
])('%j is formatted as "%s"', (counts, line) => {
  expect(formatCounts(counts)).toBe(line);
});

test('counts are summed one by one', () => {
  const first = { passed: 1, failed: 2, skipped: 3 };
  const second = { passed: 10, failed: 20, skipped: 30 };

  expect(sumCounts([first, second])).toEqual({ passed: 11, failed: 22, skipped: 33 });
});
