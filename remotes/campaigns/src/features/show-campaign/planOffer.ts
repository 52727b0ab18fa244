import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { Money } from '@tidegate/contracts/catalogue/money';

interface PlanOffer {
  /** The price per month, or in total for a plan of days and weeks. */
  money: Money;
  per: 'plans.perMonth' | 'plans.inTotal';
  /** Whole percent saved against the monthly plan; 0 without a saving. */
  percent: number;
}

export function toPlanOffer(plan: Plan): PlanOffer {
  const { currency, interval_unit: unit } = plan;
  const isLong = unit === 'YEAR' || unit === 'MONTH';
  return {
    money: { amountMinor: isLong ? plan.price_unit : plan.price_discount_amount, currency },
    per: isLong ? 'plans.perMonth' : 'plans.inTotal',
    percent: Number.parseInt(plan.discount_percent, 10),
  };
}

export function toPlanPath(plan: Plan): string {
  return `/pricing?plan=${encodeURIComponent(plan.product_id)}`;
}
