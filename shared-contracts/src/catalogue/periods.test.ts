import { addInterval, endOfPeriod } from './periods';
import type { Interval } from './productId';

const at = (day: string) => new Date(`${day}T12:34:56Z`);
const interval = (count: number, unit: Interval['unit']): Interval => ({ count, unit });

test.each([
  ['2026-01-31', interval(1, 'MONTH'), '2026-02-28'],
  ['2028-01-31', interval(1, 'MONTH'), '2028-02-29'],
  ['2026-03-31', interval(1, 'MONTH'), '2026-04-30'],
  ['2026-01-30', interval(2, 'MONTH'), '2026-03-30'],
  ['2026-12-31', interval(2, 'MONTH'), '2027-02-28'],
  ['2028-02-29', interval(1, 'YEAR'), '2029-02-28'],
  ['2026-11-22', interval(2, 'YEAR'), '2028-11-22'],
  ['2026-02-26', interval(1, 'WEEK'), '2026-03-05'],
  ['2026-12-30', interval(3, 'DAY'), '2027-01-02'],
])('a period that begins on %s and lasts %j ends on %s', (start, length, end) => {
  expect(addInterval(at(start), length)).toEqual(at(end));
});

test('free days are added after the interval', () => {
  expect(endOfPeriod(at('2026-01-31'), interval(1, 'MONTH'), 14)).toEqual(at('2026-03-14'));
});
