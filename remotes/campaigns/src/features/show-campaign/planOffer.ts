import type { Plan } from '@tidegate/contracts/api/catalogue';
import type { Money } from '@tidegate/contracts/money';

interface PlanOffer {
  /** What is charged for the whole time. */
  total: Money;
  /** What it comes to per month; plans of days and weeks are not sold by the month. */
  perMonth: Money | undefined;
  /** The same time at the monthly price and the whole percent saved, if anything is. */
  saving: { before: Money; percent: number } | undefined;
}

/** The catalogue's figures of a plan, as money. */
export function toPlanOffer(plan: Plan): PlanOffer {
  const { currency } = plan;
  const percent = Number.parseInt(plan.discount_percent, 10);
  const isLong = plan.interval_unit === 'YEAR' || plan.interval_unit === 'MONTH';
  return {
    total: { amountMinor: plan.price_discount_amount, currency },
    perMonth: isLong ? { amountMinor: plan.price_unit, currency } : undefined,
    saving:
      percent > 0 ? { before: { amountMinor: plan.price_amount, currency }, percent } : undefined,
  };
}

/** Where a visitor buys this plan. */
export function toPlanPath(plan: Plan): string {
  return `/pricing?plan=${encodeURIComponent(plan.product_id)}`;
}
