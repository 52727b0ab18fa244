import { type Currency, currencies } from '@tidegate/contracts/catalogue/money';

import { randomOf } from '../../../testing/buyWithFailures';
import type { StoredCoupon } from './couponRepository';
import { checkCoupon, discountOf, readCouponCode } from './couponRules';

const at = new Date('2026-03-01T12:00:00Z');
const least = 50;

function aCoupon(changes: Partial<StoredCoupon> = {}): StoredCoupon {
  return {
    code: 'WELCOME10',
    kind: 'content',
    percentOff: 10,
    amountsOff: null,
    fits: null,
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2027-01-01T00:00:00Z'),
    maxUses: null,
    ...changes,
  };
}

const yearly = {
  family: 'vip',
  interval: { count: 1, unit: 'YEAR' },
  priceMinor: 4499,
  currency: 'USD',
} as const;

test.each([
  ['welcome10', 'WELCOME10'],
  ['  Welcome 10 ', 'WELCOME10'],
  ['AB-12', 'AB-12'],
])('%j is read as the code %s', (text, code) => {
  expect(readCouponCode(text)).toBe(code);
});

test.each(['', 'abc', 'a'.repeat(33), 'ÄÖÜ10', "x' or 1=1", 'WELCOME10\u0000'])(
  '%j is not a valid code',
  (text) => {
    expect(() => readCouponCode(text)).toThrow(
      expect.objectContaining({ code: 'promotions.unknownCoupon' }) as Error,
    );
  },
);

test.each([
  ['a moment before it begins', { startsAt: new Date(at.getTime() + 1) }, 'couponNotYet'],
  ['in the moment in which it ends', { endsAt: at }, 'couponExpired'],
  ['for other plans', { fits: ['vip.1m', 'vip1.1y'] }, 'couponWrongPlan'],
])('a coupon %s is refused', (_name, changes, code) => {
  expect(() => {
    checkCoupon(aCoupon(changes), yearly, at);
  }).toThrow(expect.objectContaining({ code: `promotions.${code}` }) as Error);
});

test.each([
  ['from its first moment', { startsAt: at }],
  ['up to its last', { endsAt: new Date(at.getTime() + 1) }],
  ['for the plans it names', { fits: ['vip.1m', 'vip.1y'] }],
])('a coupon is valid %s', (_name, changes) => {
  expect(() => {
    checkCoupon(aCoupon(changes), yearly, at);
  }).not.toThrow();
});

test.each([
  ['ten percent of 44.99', aCoupon(), 4499, 449],
  ['the most percent of a small price', aCoupon({ percentOff: 90 }), 499, 449],
  ['so much that less than the least is left', aCoupon({ percentOff: 90 }), 60, 10],
  ['nothing off what is the least already', aCoupon({ percentOff: 90 }), 50, 0],
])('a coupon deducts %s', (_name, coupon, priceMinor, discountMinor) => {
  expect(discountOf(coupon, { priceMinor, currency: 'USD' }, least)).toBe(discountMinor);
});

test('every discount leaves a whole amount between the minimum charge and the price', () => {
  const random = randomOf(7);
  const upTo = (most: number) => Math.floor(random() * most);
  const wrong: unknown[] = [];

  for (let round = 0; round < 20_000; round += 1) {
    const currency = currencies[upTo(currencies.length)] ?? 'USD';
    const priceMinor = least + upTo(random() < 0.5 ? 200 : 5_000_000);
    const amounts = Object.fromEntries(currencies.map((code) => [code, 1 + upTo(2 * priceMinor)]));
    const coupon =
      random() < 0.5
        ? aCoupon({ percentOff: 1 + upTo(90) })
        : aCoupon({ percentOff: null, amountsOff: amounts as Record<Currency, number> });
    const discount = discountOf(coupon, { priceMinor, currency }, least);
    const left = priceMinor - discount;
    const isExact =
      coupon.percentOff === null || left === least
        ? true
        : 100 * discount <= priceMinor * coupon.percentOff &&
          100 * (discount + 1) > priceMinor * coupon.percentOff;
    if (!Number.isInteger(left) || left < least || left > priceMinor || !isExact) {
      wrong.push({ currency, priceMinor, coupon, discount });
    }
  }

  expect(wrong).toEqual([]);
});
