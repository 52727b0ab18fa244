import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue/schemas';

/** A yearly plan by default. */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 1,
    product_id: 'v2.vip.one.web.usd.1y.off71',
    name: '1 year',
    interval_count: 1,
    interval_unit: 'YEAR',
    currency: 'USD',
    currencySymbol: '$',
    price_unit: 375,
    price_amount: 15_588,
    price_discount_amount: 4499,
    price_deduction_amount: 11_089,
    discount_percent: '71%',
    is_recommend: true,
    price_renewal_amount: changes.price_discount_amount ?? 4499,
    trial_price: null,
    trial_days: null,
    offer_ends_at: null,
    ...changes,
  };
}

export function aMonthlyPlan(changes: Partial<Plan> = {}): Plan {
  return aPlan({
    id: 2,
    product_id: 'v2.vip.one.web.usd.1m',
    name: '1 month',
    interval_unit: 'MONTH',
    price_unit: 1299,
    price_amount: 1299,
    price_discount_amount: 1299,
    price_deduction_amount: 0,
    discount_percent: '0%',
    is_recommend: false,
    ...changes,
  });
}

export function aPlanList(
  plans: readonly Plan[] = [aPlan(), aMonthlyPlan()],
  more: Partial<PlanList> = {},
): PlanList {
  return {
    currency: plans[0]?.currency ?? 'USD',
    max_discount_percent: 71,
    plans: [...plans],
    vip1Plans: [],
    specPlans: {},
    activityInfoMap: {},
    ...more,
  };
}

/** Plans of the `/blackfriday` campaign, which ends on 30 November. */
export function someOffers(
  plans: readonly Plan[],
): Pick<PlanList, 'specPlans' | 'activityInfoMap'> {
  const expires = '2026-12-01T00:00:00.000Z';
  const data = plans.map((plan) => ({ ...plan, offer_ends_at: expires }));
  return {
    specPlans: { blackFriday2026: { data, expires } },
    activityInfoMap: {
      blackFriday2026: {
        path: '/blackfriday',
        starts_at: '2026-11-20T00:00:00.000Z',
        expires,
        product_ids: data.map(({ product_id: productId }) => productId),
      },
    },
  };
}
