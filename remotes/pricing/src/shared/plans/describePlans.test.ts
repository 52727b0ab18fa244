import { aMonthlyPlan, aPlan } from '@tidegate/delivery/testing/plans';
import { describePlans } from './describePlans';

test('search engines are told what is charged, in the currency that the page shows', () => {
  const plans = [
    aPlan({ currency: 'GBP', price_discount_amount: 4000, offer_ends_at: '2026-12-01T00:00:00Z' }),
    aMonthlyPlan({ price_discount_amount: 1205 }),
  ];

  expect(describePlans(plans)).toMatchObject({
    '@type': 'Product',
    offers: [
      { price: '40.00', priceCurrency: 'GBP', priceValidUntil: '2026-12-01T00:00:00Z' },
      { price: '12.05', priceCurrency: 'USD' },
    ],
  });
});

test('an offer without an end says none, and nobody has rated anything', () => {
  const described = JSON.stringify(describePlans([aPlan()]));

  expect(described).not.toContain('priceValidUntil');
  expect(described).not.toMatch(/rating|review/i);
});
