import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import type { PlanFamily } from '@tidegate/contracts/api/catalogue/endpoints';
import {
  type Currency,
  currencyOfCountry,
  currencyTable,
  defaultCurrency,
  isCurrency,
} from '@tidegate/contracts/catalogue/money';

import { listLocalisedPrices, type PriceRequest } from './listLocalisedPrices';
import { monthsOf, type PlanPricing, pricePlan } from './planPricing';
import type { StoredPlan } from './planRepository';
import { isSoldAt, isStandard, secondsToChange } from './saleTimes';

export interface PlanRequest {
  currency?: string | undefined;
  customerCountry?: string | undefined;
}

export type PlanService = ReturnType<typeof planService>;

export function planService(readCatalogue: () => Promise<readonly StoredPlan[]>, now: () => Date) {
  const listOnSale = async () => {
    const at = now();
    return (await readCatalogue()).filter((plan) => isSoldAt(plan, at));
  };
  return {
    list: async (request: PlanRequest) => {
      const currency = chooseCurrency(request);
      const stored = (await listOnSale()).filter((plan) => plan.currency === currency);
      const standard = stored.filter(isStandard);
      const longestFirst = stored.toSorted(
        (left, right) => monthsOf(right) - monthsOf(left) || left.priceMinor - right.priceMinor,
      );
      const describe = (plan: StoredPlan) => toPlan(plan, pricePlan(plan, standard));
      const ofFamily = (family: PlanFamily) =>
        longestFirst.filter((plan) => isStandard(plan) && plan.family === family).map(describe);
      const plans = ofFamily('vip');
      return {
        currency,
        max_discount_percent: Math.max(0, ...plans.map(percentOf)),
        plans,
        vip1Plans: ofFamily('vip1'),
        ...listOffers(longestFirst, describe),
      };
    },
    /** Seconds until a campaign changes the lists. */
    secondsToChange: async () => secondsToChange(await readCatalogue(), now()),
    listPrices: async (request: PriceRequest) => listLocalisedPrices(await listOnSale(), request),
  };
}

function listOffers(
  stored: readonly StoredPlan[],
  describe: (plan: StoredPlan) => Plan,
): Pick<PlanList, 'specPlans' | 'activityInfoMap'> {
  const specPlans: PlanList['specPlans'] = {};
  const activityInfoMap: PlanList['activityInfoMap'] = {};
  for (const plan of stored) {
    const { offerKey: key, offerPath: path, offerStartsAt, offerEndsAt } = plan;
    if (key === null || path === null || !offerStartsAt || !offerEndsAt) continue;
    const expires = offerEndsAt.toISOString();
    const data = [...(specPlans[key]?.data ?? []), describe(plan)];
    specPlans[key] = { data, expires };
    activityInfoMap[key] = {
      path,
      starts_at: offerStartsAt.toISOString(),
      expires,
      product_ids: data.map(({ product_id: productId }) => productId),
    };
  }
  return { specPlans, activityInfoMap };
}

function percentOf({ discount_percent: percent }: Plan): number {
  return Number.parseInt(percent, 10);
}

/** A requested currency outranks the country, even if it is unsupported and becomes US dollars. */
function chooseCurrency({ currency = '', customerCountry = '' }: PlanRequest): Currency {
  if (currency === '') return currencyOfCountry(customerCountry);
  const wanted = currency.toUpperCase();
  return isCurrency(wanted) ? wanted : defaultCurrency;
}

function toPlan(plan: StoredPlan, pricing: PlanPricing): Plan {
  return {
    id: plan.id,
    product_id: plan.productId,
    name: plan.name,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    currency: plan.currency,
    currencySymbol: currencyTable[plan.currency].symbol,
    price_unit: pricing.perMonth.amountMinor,
    price_amount: pricing.full.amountMinor,
    price_discount_amount: pricing.paid.amountMinor,
    price_deduction_amount: pricing.saved.amountMinor,
    discount_percent: `${pricing.percentSaved}%`,
    is_recommend: plan.isRecommended,
    price_renewal_amount: plan.renewalPriceMinor,
    trial_price: plan.trialPriceMinor,
    trial_days: plan.trialDays,
    offer_ends_at: plan.offerEndsAt?.toISOString() ?? null,
  };
}
