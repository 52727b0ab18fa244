import { readContent } from '../../readContent';
import type { PlanRepository, StoredPlan } from './planRepository';
import { planFileSchema, toNewPlans } from './planSeed';
import { planService } from './planService';

const now = () => new Date('2026-11-21T12:00:00Z');
const contentFolder = `${import.meta.dirname}/../../../content`;

async function aCatalogue() {
  const entries = await readContent(contentFolder, 'plans.json', planFileSchema);
  const plans = toNewPlans(entries).map((plan, index): StoredPlan => ({ ...plan, id: index + 1 }));
  const repository: Pick<PlanRepository, 'listOnSale'> = {
    listOnSale: async (currency) => plans.filter((plan) => plan.currency === currency),
  };
  return { plans, service: planService(repository, now) };
}

test('our plans are listed longest first, with the highest saving among them', async () => {
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

test('in every currency the amounts add up and the ids say what is saved', async () => {
  const { plans: stored, service } = await aCatalogue();

  for (const currency of new Set(stored.map((plan) => plan.currency))) {
    const { plans } = await service.list({ currency });
    expect(plans).toHaveLength(3);
    for (const plan of plans) {
      const saved = Number.parseInt(plan.discount_percent, 10);
      expect(plan.currency).toBe(currency);
      expect(plan.price_amount - plan.price_deduction_amount).toBe(plan.price_discount_amount);
      expect(plan.product_id.includes('.off')).toBe(saved > 0);
      expect(plan.product_id.endsWith(saved > 0 ? `.off${saved}` : '.1m')).toBe(true);
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
])('%j is answered in %s', async (wish, currency) => {
  const { service } = await aCatalogue();

  expect(await service.list(wish)).toMatchObject({ currency });
});

test('an empty catalogue claims no saving', async () => {
  const service = planService({ listOnSale: async () => [] }, now);

  expect(await service.list({})).toEqual({ currency: 'USD', max_discount_percent: 0, plans: [] });
});

test('an offer says when it ends and what it renews at, and lowers no other saving', async () => {
  const entries = await readContent(contentFolder, 'plans.json', planFileSchema);
  const offers = entries.map((entry) => ({
    ...entry,
    priceMinor: { USD: 999, AUD: 999, CAD: 999, GBP: 999 },
    renewalPriceMinor: entry.priceMinor,
    offerEndsAt: '2026-12-01T00:00:00Z',
  }));
  const plans = toNewPlans([...entries, ...offers]).map((plan, id): StoredPlan => ({
    ...plan,
    id,
  }));
  const service = planService(
    {
      listOnSale: async (currency) => plans.filter((plan) => plan.currency === currency),
    },
    now,
  );

  const { plans: listed } = await service.list({});

  const year = listed.filter((plan) => plan.interval_unit === 'YEAR');
  expect(year).toMatchObject([
    {
      product_id: 'v2.vip.one.web.usd.1y.off93',
      price_renewal_amount: 4499,
      offer_ends_at: '2026-12-01T00:00:00.000Z',
    },
    { product_id: 'v2.vip.one.web.usd.1y.off71', offer_ends_at: null },
  ]);
});
