import { planFileSchema, toNewPlans } from './planSeed';

const monthlyPrices = { USD: 1299, AUD: 1899, CAD: 1699, GBP: 1099 };
const yearlyPrices = { USD: 4499, AUD: 6499, CAD: 5899, GBP: 3799 };

function aPlan(unit: 'MONTH' | 'YEAR', priceMinor: typeof monthlyPrices, rest = {}) {
  const name = unit === 'YEAR' ? '1 year' : '1 month';
  const plan = { family: 'vip', tier: 'one', channel: 'web', name, isRecommended: false };
  return { ...plan, interval: { count: 1, unit }, priceMinor, ...rest };
}

const refusal = /“1 year” costs no more \w+ than “1 month”/;

test.each([
  ['costs less', aPlan('MONTH', monthlyPrices), { ...yearlyPrices, GBP: 999 }],
  [
    'costs what a shorter one renews at',
    aPlan('MONTH', monthlyPrices, { renewalPriceMinor: yearlyPrices }),
    yearlyPrices,
  ],
])('a longer plan that %s is refused, because its credit would be lost', (_, monthly, prices) => {
  const entries = planFileSchema.parse([monthly, aPlan('YEAR', prices)]);

  expect(() => toNewPlans(entries)).toThrow(refusal);
});

test('the prices of an offer are checked against the standard plans', () => {
  const entries = planFileSchema.parse([
    aPlan('MONTH', monthlyPrices),
    aPlan('YEAR', yearlyPrices),
  ]);
  const offer = {
    ...{ key: 'tide', path: '/tide' },
    ...{ startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
    plans: planFileSchema.parse([aPlan('YEAR', monthlyPrices)]),
  };

  expect(() => toNewPlans(entries, [offer])).toThrow(refusal);
});
