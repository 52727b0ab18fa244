import { amountMinorSchema, currencySchema } from '../api/fieldSchemas';
import { currencyOfCountry, percentSaved, shareOf } from './money';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

test('an amount with a fraction of a minor unit is invalid', () => {
  expect(amountMinorSchema.safeParse(1299).success).toBe(true);
  expect(amountMinorSchema.safeParse(12.99).success).toBe(false);
  expect(amountMinorSchema.safeParse(-1).success).toBe(false);
  expect(currencySchema.safeParse('EUR').success).toBe(false);
});

test.each([
  [4499, 12, 375],
  [3000, 12, 250],
  [1, 2, 1],
  [1, 3, 0],
  [0, 12, 0],
])('%d shared by %d is %d, half a unit rounded up', (amountMinor, parts, expected) => {
  expect(shareOf(usd(amountMinor), parts)).toEqual(usd(expected));
});

test.each([
  [15588, 4499, 71],
  [10000, 2901, 70],
  [10000, 10000, 0],
  [10000, 10001, 0],
  [0, 0, 0],
])('of %d, paying %d saves %d percent, rounded down', (full, paid, expected) => {
  expect(percentSaved(usd(full), usd(paid))).toBe(expected);
});

test('the percentage saved between two currencies is zero', () => {
  expect(percentSaved(usd(10000), { amountMinor: 100, currency: 'GBP' })).toBe(0);
});

test.each([
  ['AU', 'AUD'],
  ['gb', 'GBP'],
  ['CA', 'CAD'],
  ['US', 'USD'],
  ['DE', 'USD'],
  ['', 'USD'],
])('a visitor from %p pays in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});
