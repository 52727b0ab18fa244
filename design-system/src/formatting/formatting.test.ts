import { formatDate } from './formatDate';
import { formatMoney } from './formatMoney';
import { formatNumber, formatPercent } from './formatNumber';

/** The kind of space that Intl uses differs between its versions. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  ['en', 375, 'USD', '$3.75'],
  ['en', 375, 'AUD', 'A$3.75'],
  ['en', 375, 'CAD', 'CA$3.75'],
  ['en', 123456, 'GBP', '£1,234.56'],
  ['de', 375, 'USD', '3,75 $'],
  ['pt', 0, 'USD', 'US$ 0,00'],
  ['en', -375, 'USD', '-$3.75'],
  ['ja', 980, 'JPY', '￥980'],
])('money in %s: %i %s is %s', (language, amountMinor, currency, expected) => {
  expect(plain(formatMoney({ amountMinor, currency }, language))).toBe(expected);
});

test('in Arabic the symbol stays in one piece and digits are Latin', () => {
  const text = formatMoney({ amountMinor: 375, currency: 'USD' }, 'ar');

  expect(text).toContain('\u2066US$\u2069');
  expect(text).toContain('3.75');
});

test.each([
  ['en', '6,000', '62%'],
  ['de', '6.000', '62 %'],
  ['fr', '6 000', '62 %'],
  ['ar', '6,000', '62\u200E%\u200E'],
])('numbers in %s', (language, number, percent) => {
  expect(plain(formatNumber(6000, language))).toBe(number);
  expect(plain(formatPercent(62, language))).toBe(percent);
});

test('a fraction of a percent keeps one digit', () => {
  expect(formatPercent(61.54, 'en')).toBe('61.5%');
});

test('dates are in UTC unless another time zone is given', () => {
  const instant = '2026-11-27T23:30:00Z';

  expect(formatDate(instant, 'en')).toBe('Nov 27, 2026');
  expect(formatDate(instant, 'de', { date: 'long' })).toBe('27. November 2026');
  expect(
    formatDate(new Date(instant), 'en', { date: 'short', time: 'short', timeZone: 'Asia/Tokyo' }),
  ).toMatch(/^11\/28\/26, 8:30\sAM$/);
});
