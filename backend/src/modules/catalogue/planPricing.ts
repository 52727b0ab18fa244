import {
  type Currency,
  type Money,
  percentSaved,
  shareOf,
} from '@tidegate/contracts/catalogue/money';
import type { Interval, IntervalUnit } from '@tidegate/contracts/catalogue/productId';

export interface PricedPlan {
  family: string;
  tier: string;
  channel: string;
  currency: Currency;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  priceMinor: number;
}

export interface PlanPricing {
  paid: Money;
  /** Price of the same period on the monthly plan, or the plan's own price without a saving. */
  full: Money;
  saved: Money;
  perMonth: Money;
  percentSaved: number;
}

/** Falls back to the monthly plan of the other family, which opens the same service. */
export function pricePlan(plan: PricedPlan, plans: readonly PricedPlan[]): PlanPricing {
  const paid = priceOf(plan);
  const months = monthsOf(plan);
  const monthlies = plans.filter((other) => isSameKind(plan, other) && monthsOf(other) === 1);
  const monthly = monthlies.find(({ family }) => family === plan.family) ?? monthlies[0];
  const listed = monthly ? monthly.priceMinor * months : 0;
  const full = { ...paid, amountMinor: Math.max(listed, paid.amountMinor) };
  return {
    paid,
    full,
    saved: { ...paid, amountMinor: full.amountMinor - paid.amountMinor },
    perMonth: shareOf(paid, Math.max(months, 1)),
    percentSaved: percentSaved(full, paid),
  };
}

/** Returns 0 for days and weeks. */
export function monthsOf({ intervalCount, intervalUnit }: PricedPlan): number {
  if (intervalUnit === 'YEAR') return 12 * intervalCount;
  return intervalUnit === 'MONTH' ? intervalCount : 0;
}

export function intervalOf({ intervalCount, intervalUnit }: PricedPlan): Interval {
  return { count: intervalCount, unit: intervalUnit };
}

function priceOf({ priceMinor, currency }: PricedPlan): Money {
  return { amountMinor: priceMinor, currency };
}

function isSameKind(one: PricedPlan, other: PricedPlan): boolean {
  return (
    one.tier === other.tier && one.channel === other.channel && one.currency === other.currency
  );
}
