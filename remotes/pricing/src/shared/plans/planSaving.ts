import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { Money } from '@tidegate/contracts/catalogue/money';

export interface PlanSaving {
  money: Money;
  /** Whole percent, rounded down: a claim must never be too large. */
  percent: number;
}

/** The price of the whole interval. */
export function planPrice({ price_discount_amount: amountMinor, currency }: Plan): Money {
  return { amountMinor, currency };
}

/** Null for intervals of days and weeks. */
export function monthlyPrice({ interval_unit: unit, price_unit, currency }: Plan): Money | null {
  return unit === 'MONTH' || unit === 'YEAR' ? { amountMinor: price_unit, currency } : null;
}

/** The saving against the monthly plan; null if there is none. */
export function planSaving(plan: Plan): PlanSaving | null {
  const percent = Number.parseInt(plan.discount_percent, 10);
  const money = { amountMinor: plan.price_deduction_amount, currency: plan.currency };
  return percent > 0 ? { money, percent } : null;
}
