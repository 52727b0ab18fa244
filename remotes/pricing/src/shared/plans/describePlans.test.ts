import { aMonthlyPlan, aPlan } from '@tidegate/delivery/testing/plans';
import { describePlans } from './describePlans';

test('the structured data contains the prices in the page’s currency', () => {
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

test('a plan without an offer has no end date, and there is no rating', () => {
  expect(describePlans([aPlan()])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Tidegate VPN',
    brand: { '@type': 'Brand', name: 'Tidegate' },
    offers: [
      {
        '@type': 'Offer',
        name: '1 year',
        sku: 'v2.vip.one.web.usd.1y.off71',
        price: '44.99',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    ],
  });
});
