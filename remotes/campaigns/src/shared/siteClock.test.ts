import { toSiteInstant } from './siteClock';

const opened = Date.parse('2026-11-30T23:00:00Z');
const year = 365 * 24 * 3_600_000;

test.each([
  ['agrees with the server', { instantMs: opened, isServerClock: true }, 0],
  ['is ahead of a page that a cache kept', { instantMs: opened - 10_000, isServerClock: true }, 0],
  ['is half a minute off', { instantMs: opened + 30_000, isServerClock: true }, 0],
  ['is a minute ahead', { instantMs: opened - 60_000, isServerClock: true }, -60_000],
  ['is a year behind', { instantMs: opened + year, isServerClock: true }, year],
  ['is a year ahead', { instantMs: opened - year, isServerClock: true }, -year],
  ['was the only one asked', { instantMs: opened - year, isServerClock: false }, 0],
])('a browser clock that %s is corrected', (_, moment, skewMs) => {
  expect(toSiteInstant(moment, opened + 5000, opened)).toBe(opened + 5000 + skewMs);
});
