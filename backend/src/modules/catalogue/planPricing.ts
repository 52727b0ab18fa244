import { type Currency, type Money, percentSaved, shareOf } from '@tidegate/contracts/money';
import type { Interval, IntervalUnit } from '@tidegate/contracts/productId';

/** What the price of a plan is compared by. */
export interface PricedPlan {
  family: string;
  tier: string;
  channel: string;
  currency: Currency;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  priceMinor: number;
}

/** What a plan costs and saves, all of it computed from catalogue prices. */
export interface PlanPricing {
  paid: Money;
  /** The same time at the monthly plan's price, or what is paid where nothing is saved. */
  full: Money;
  saved: Money;
  perMonth: Money;
  percentSaved: number;
}

/**
 * Compares a plan with the monthly plan of its kind among `plans`; a family without one opens the
 * same service and is compared with the other's. Days and weeks are no whole number of months: they
 * save nothing, and their price stands for the month.
 */
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

/** Whole months of a plan's interval, none for days and weeks. */
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
