import { type PricedPlan, pricePlan } from './planPricing';

function aPlan(plan: Partial<PricedPlan>): PricedPlan {
  return {
    family: 'vip',
    tier: 'one',
    channel: 'web',
    currency: 'USD',
    intervalCount: 1,
    intervalUnit: 'MONTH',
    priceMinor: 1299,
    ...plan,
  };
}

const monthly = aPlan({});
const yearly = aPlan({ intervalUnit: 'YEAR', priceMinor: 4499 });
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

test('a year at 44.99 beside a month at 12.99 costs 3.75 a month and saves 71 percent', () => {
  expect(pricePlan(yearly, [monthly, yearly])).toEqual({
    paid: usd(4499),
    full: usd(15588),
    saved: usd(11089),
    perMonth: usd(375),
    percentSaved: 71,
  });
});

test('the monthly plan saves nothing', () => {
  expect(pricePlan(monthly, [monthly, yearly])).toMatchObject({
    full: usd(1299),
    saved: usd(0),
    percentSaved: 0,
  });
});

test('a plan that costs more than its months claims no saving', () => {
  const expensive = aPlan({ intervalUnit: 'YEAR', priceMinor: 20_000 });

  expect(pricePlan(expensive, [monthly, expensive])).toMatchObject({
    full: usd(20_000),
    saved: usd(0),
    percentSaved: 0,
  });
});

test.each<[string, Partial<PricedPlan>]>([
  ['another tier', { tier: 'two' }],
  ['another currency', { currency: 'GBP' }],
  ['another channel', { channel: 'app' }],
])('a monthly plan of %s is not used for comparison', (_name, other) => {
  expect(pricePlan(yearly, [aPlan(other), yearly])).toMatchObject({ percentSaved: 0 });
});

test('a plan of five days has no comparison price', () => {
  const trial = aPlan({ intervalCount: 5, intervalUnit: 'DAY', priceMinor: 99 });

  expect(pricePlan(trial, [monthly, trial])).toMatchObject({
    full: usd(99),
    perMonth: usd(99),
    percentSaved: 0,
  });
});
