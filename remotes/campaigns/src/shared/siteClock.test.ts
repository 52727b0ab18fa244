import { findSkew, toServerMoment } from './siteClock';

const received = Date.parse('2026-11-30T23:00:00Z');
const year = 365 * 24 * 3_600_000;

test.each([
  ['agrees with the server', received, 0],
  ['is ahead of a reply that a cache kept', received - 70_000, 0],
  ['is two minutes off', received + 120_000, 0],
  ['is three minutes ahead', received - 180_000, -180_000],
  ['is a year behind', received + year, year],
  ['is a year ahead', received - year, -year],
  ['cannot be compared', undefined, 0],
])('a browser clock that %s is corrected', (_, serverMs, skewMs) => {
  expect(findSkew(serverMs, received)).toBe(skewMs);
});

test('the pages of an hour share their moment', () => {
  const instants = ['T22:00:00Z', 'T22:59:59.999Z', 'T23:00:00Z'];

  const moments = instants.map((time) => toServerMoment(Date.parse(`2026-11-30${time}`)));

  expect(moments[1]).toEqual(moments[0]);
  expect(moments[2]).toEqual({ instantMs: received, isServerClock: true });
});
