import { isSoldAt, secondsToChange } from './saleTimes';

const standard = { offerStartsAt: null, offerEndsAt: null };
const offer = {
  offerStartsAt: new Date('2026-11-20T00:00:00Z'),
  offerEndsAt: new Date('2026-12-01T00:00:00Z'),
};

test.each([
  ['2026-11-19T23:59:59.999Z', false],
  ['2026-11-20T00:00:00Z', true],
  ['2026-11-30T23:59:59.999Z', true],
  ['2026-12-01T00:00:00Z', false],
])('at %s the offer is on sale: %s', (at, isOnSale) => {
  expect(isSoldAt(offer, new Date(at))).toBe(isOnSale);
  expect(isSoldAt(standard, new Date(at))).toBe(true);
});

test.each([
  ['2026-11-19T23:59:17.100Z', 42],
  ['2026-11-20T00:00:00Z', 11 * 24 * 3600],
  ['2026-12-01T00:00:00Z', undefined],
])('at %s the next change is in %s seconds', (at, seconds) => {
  expect(secondsToChange([standard, offer], new Date(at))).toBe(seconds);
});
