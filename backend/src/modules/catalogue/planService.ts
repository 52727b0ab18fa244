import type { Plan, PlanList } from '@tidegate/contracts/api/catalogue';
import type { LocalisedPrice } from '@tidegate/contracts/api/localisedPrices';
import {
  type Currency,
  currencyOfCountry,
  currencyTable,
  defaultCurrency,
  isCurrency,
} from '@tidegate/contracts/money';

import { listLocalisedPrices, type PriceWish } from './localisedPrices';
import { monthsOf, type PlanPricing, pricePlan } from './planPricing';
import { isStandard, type PlanRepository, type StoredPlan } from './planRepository';

export interface PlanWish {
  currency?: string | undefined;
  customerCountry?: string | undefined;
}

export interface PlanService {
  list(wish: PlanWish): Promise<PlanList>;
  listPrices(wish: PriceWish): Promise<LocalisedPrice[]>;
}

export function planService(
  repository: Pick<PlanRepository, 'listOnSale'>,
  now: () => Date,
): PlanService {
  return {
    list: async (wish) => {
      const currency = chooseCurrency(wish);
      const stored = await repository.listOnSale(currency, now());
      const standard = stored.filter(isStandard);
      const longestFirst = stored.toSorted(
        (left, right) => monthsOf(right) - monthsOf(left) || left.priceMinor - right.priceMinor,
      );
      const offers = longestFirst.map((plan) => ({ plan, pricing: pricePlan(plan, standard) }));
      return {
        currency,
        max_discount_percent: Math.max(0, ...offers.map(({ pricing }) => pricing.percentSaved)),
        plans: offers.map(({ plan, pricing }) => toPlan(plan, pricing)),
      };
    },
    listPrices: (wish) => listLocalisedPrices(repository, wish, now()),
  };
}

/** A currency asked for by name outranks the country, even one we answer in US dollars. */
function chooseCurrency({ currency = '', customerCountry = '' }: PlanWish): Currency {
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
