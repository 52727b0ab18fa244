import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { Money } from '@tidegate/contracts/catalogue/money';

type PricedPlan = Pick<
  Plan,
  'interval_count' | 'interval_unit' | 'currency' | 'price_amount' | 'price_discount_amount'
>;

export interface PlanSaving {
  money: Money;
  /** Whole percent, rounded down: a claim must never be too large. */
  percent: number;
}

const monthsPerUnit = { DAY: null, WEEK: null, MONTH: 1, YEAR: 12 } as const;

/** The price of the whole interval. */
export function planPrice(plan: PricedPlan): Money {
  return { amountMinor: plan.price_discount_amount, currency: plan.currency };
}

/** Half a minor unit rounded up; null for intervals of days and weeks. */
export function monthlyPrice(plan: PricedPlan): Money | null {
  const unit = monthsPerUnit[plan.interval_unit];
  if (unit === null) return null;
  const months = unit * plan.interval_count;
  const { amountMinor, currency } = planPrice(plan);
  return { amountMinor: Math.floor((2 * amountMinor + months) / (2 * months)), currency };
}

/** The saving against the monthly plan; null if there is none. */
export function planSaving(plan: PricedPlan): PlanSaving | null {
  const saved = plan.price_amount - plan.price_discount_amount;
  const percent = Math.floor((saved * 100) / plan.price_amount);
  if (!(percent > 0)) return null;
  return { money: { amountMinor: saved, currency: plan.currency }, percent };
}
