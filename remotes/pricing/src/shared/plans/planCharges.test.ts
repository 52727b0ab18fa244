import { aPlan } from '@tidegate/delivery/testing/plans';
import { planCharges, planTrial } from './planCharges';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const noon = Date.parse('2026-11-21T12:00:00.000Z');

test.each([
  ['a year', 'YEAR', 1, '2026-11-21T12:00:00.000Z', '2027-11-21T12:00:00.000Z'],
  ['a year, from a leap day', 'YEAR', 1, '2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.000Z'],
  ['a month, from its 31st', 'MONTH', 1, '2026-08-31T12:00:00.000Z', '2026-09-30T12:00:00.000Z'],
  ['six months, over new year', 'MONTH', 6, '2026-11-21T12:00:00.000Z', '2027-05-21T12:00:00.000Z'],
  ['two weeks', 'WEEK', 2, '2026-11-21T12:00:00.000Z', '2026-12-05T12:00:00.000Z'],
  ['five days', 'DAY', 5, '2026-11-28T12:00:00.000Z', '2026-12-03T12:00:00.000Z'],
] as const)('%s is charged again after its interval', (_, unit, count, boughtAt, nextAt) => {
  const plan = aPlan({ interval_unit: unit, interval_count: count });

  expect(planCharges(plan, Date.parse(boughtAt)).nextAt.toISOString()).toBe(nextAt);
});

test('an offer price is charged only once', () => {
  const plan = aPlan({ price_discount_amount: 3899, price_renewal_amount: 4499 });

  expect(planCharges(plan, noon)).toMatchObject({ today: usd(3899), next: usd(4499) });
});

test('a trial is followed by the price of the plan', () => {
  const plan = aPlan({
    price_discount_amount: 3899,
    price_renewal_amount: 4499,
    trial_price: 99,
    trial_days: 7,
  });

  expect(planCharges(plan, noon, { trial: planTrial(plan) })).toMatchObject({
    today: usd(99),
    next: usd(3899),
    nextAt: new Date('2026-11-28T12:00:00.000Z'),
  });
});

test('a trial may be free', () => {
  expect(planTrial(aPlan({ trial_price: 0, trial_days: 7 }))).toEqual({ price: usd(0), days: 7 });
});

test.each([
  ['2026-11-21T08:00:00.000Z', '2026-12-21T08:00:00.000Z'],
  ['2027-02-01T00:00:00.000Z', '2027-03-03T00:00:00.000Z'],
  ['2028-02-01T00:00:00.000Z', '2028-03-02T00:00:00.000Z'],
])('a charge of %s is refundable until %s', (chargedAt, end) => {
  const { refundUntil } = planCharges(aPlan(), Date.parse(chargedAt));

  expect(refundUntil.toISOString()).toBe(end);
});
