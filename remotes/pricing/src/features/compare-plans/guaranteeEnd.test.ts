import { guaranteeEnd } from './guaranteeEnd';

test.each([
  ['2026-11-21T08:00:00.000Z', '2026-12-21T08:00:00.000Z'],
  ['2027-02-01T00:00:00.000Z', '2027-03-03T00:00:00.000Z'],
  ['2028-02-01T00:00:00.000Z', '2028-03-02T00:00:00.000Z'],
])('a charge of %s is paid back until %s', (chargedAt, end) => {
  expect(guaranteeEnd(Date.parse(chargedAt)).toISOString()).toBe(end);
});
