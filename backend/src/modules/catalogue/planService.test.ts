import { currencies } from '@tidegate/contracts/catalogue/money';

import { readContent } from '../../readContent';
import type { StoredPlan } from './planRepository';
import { offerFileSchema, planFileSchema, toNewPlans } from './planSeed';
import { planService } from './planService';

const now = () => new Date('2026-11-21T12:00:00Z');
const contentFolder = `${import.meta.dirname}/../../../content`;

async function aCatalogue() {
  const entries = await readContent(contentFolder, 'plans.json', planFileSchema);
  const plans = toNewPlans(entries).map((plan, index): StoredPlan => ({ ...plan, id: index + 1 }));
  return { service: planService(async () => plans, now) };
}

test('plans are listed longest first with the highest saving', async () => {
  const { service } = await aCatalogue();

  const { currency, max_discount_percent: highest, plans } = await service.list({});

  expect(currency).toBe('USD');
  expect(highest).toBe(71);
  expect(plans.map((plan) => plan.product_id)).toEqual([
    'v2.vip.one.web.usd.1y.off71',
    'v2.vip.one.web.usd.6m.off53',
    'v2.vip.one.web.usd.1m',
  ]);
  expect(plans[0]).toMatchObject({
    price_unit: 375,
    price_amount: 15588,
    price_discount_amount: 4499,
    price_deduction_amount: 11089,
    discount_percent: '71%',
    currencySymbol: '$',
    is_recommend: true,
    price_renewal_amount: 4499,
    trial_price: null,
    trial_days: null,
    offer_ends_at: null,
  });
});

test('in every currency the amounts add up and the ids contain the saving', async () => {
  const { service } = await aCatalogue();

  for (const currency of currencies) {
    const { plans, vip1Plans } = await service.list({ currency });
    expect([plans.length, vip1Plans.length]).toEqual([3, 2]);
    for (const plan of [...plans, ...vip1Plans]) {
      const saved = Number.parseInt(plan.discount_percent, 10);
      expect(plan.currency).toBe(currency);
      expect(plan.price_amount - plan.price_deduction_amount).toBe(plan.price_discount_amount);
      expect(plan.product_id.includes('.off')).toBe(saved > 0);
      expect(plan.product_id).toMatch(saved > 0 ? new RegExp(`\\.off${saved}$`) : /\.1[mw]$/);
    }
  }
});

test.each([
  [{ customerCountry: 'AU' }, 'AUD'],
  [{ customerCountry: 'gb' }, 'GBP'],
  [{ customerCountry: 'DE' }, 'USD'],
  [{ currency: 'cad' }, 'CAD'],
  [{ currency: 'CAD', customerCountry: 'GB' }, 'CAD'],
  [{ currency: 'EUR', customerCountry: 'GB' }, 'USD'],
  [{}, 'USD'],
])('the request %j gets prices in %s', async (request, currency) => {
  const { service } = await aCatalogue();

  expect(await service.list(request)).toMatchObject({ currency });
});

test('an empty catalogue claims no saving', async () => {
  const service = planService(async () => [], now);

  expect(await service.list({})).toEqual({
    currency: 'USD',
    max_discount_percent: 0,
    plans: [],
    vip1Plans: [],
    specPlans: {},
    activityInfoMap: {},
  });
});

test('short plans form a separate list and are compared with the standard monthly plan', async () => {
  const { service } = await aCatalogue();

  const { vip1Plans } = await service.list({});

  expect(vip1Plans).toMatchObject([
    {
      product_id: 'v2.vip1.one.web.usd.3m.off30',
      price_amount: 3897,
      price_discount_amount: 2699,
      price_unit: 900,
    },
    { product_id: 'v2.vip1.one.web.usd.1w', price_discount_amount: 499, discount_percent: '0%' },
  ]);
});

test('campaign plans are listed separately with their end and change no other saving', async () => {
  const entries = await readContent(contentFolder, 'plans.json', planFileSchema);
  const offer = {
    key: 'spring',
    path: '/actives/5',
    startsAt: '2026-11-20T00:00:00Z',
    endsAt: '2026-12-01T00:00:00Z',
    plans: entries
      .filter(({ interval }) => interval.unit === 'YEAR')
      .map((entry) => ({
        ...entry,
        priceMinor: { USD: 3999, AUD: 5799, CAD: 5249, GBP: 3399 },
        renewalPriceMinor: entry.priceMinor,
      })),
  };
  const plans = toNewPlans(entries, [offer]).map((plan, id): StoredPlan => ({ ...plan, id }));
  const service = planService(async () => plans, now);

  const { plans: usual, specPlans, activityInfoMap, ...list } = await service.list({});

  expect(usual.map((plan) => plan.product_id)).toEqual([
    'v2.vip.one.web.usd.1y.off71',
    'v2.vip.one.web.usd.6m.off53',
    'v2.vip.one.web.usd.1m',
  ]);
  expect(list.max_discount_percent).toBe(71);
  expect(specPlans.spring).toMatchObject({ expires: '2026-12-01T00:00:00.000Z' });
  expect(specPlans.spring?.data[0]).toMatchObject({
    product_id: 'v2.vip.one.web.usd.1y.off74',
    price_renewal_amount: 4499,
    offer_ends_at: '2026-12-01T00:00:00.000Z',
  });
  expect(activityInfoMap).toEqual({
    spring: {
      path: '/actives/5',
      starts_at: '2026-11-20T00:00:00.000Z',
      expires: '2026-12-01T00:00:00.000Z',
      product_ids: specPlans.spring?.data.map((plan) => plan.product_id),
    },
  });
});

test('the built-in offers are campaign plans in every currency', async () => {
  const entries = await readContent(contentFolder, 'plans.json', planFileSchema);
  const offers = await readContent(contentFolder, 'offers.json', offerFileSchema);

  const plans = toNewPlans(entries, offers);

  expect(new Set(plans.map(({ productId }) => productId)).size).toBe(plans.length);
  const offered = plans.filter(({ offerKey }) => offerKey !== null);
  expect(new Set(offered.map(({ currency }) => currency))).toEqual(new Set(currencies));
  for (const plan of offered) {
    expect(plan.renewalPriceMinor).toBeGreaterThan(plan.priceMinor);
    expect(plan.productId).toMatch(/\.off\d+$/);
  }
});
