import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { Money } from '@tidegate/contracts/catalogue/money';

interface PlanOffer {
  total: Money;
  /** Undefined for plans of days and weeks. */
  perMonth: Money | undefined;
  /** The price on the monthly plan and the whole percent saved, if there is a saving. */
  saving: { before: Money; percent: number } | undefined;
}

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

export function toPlanPath(plan: Plan): string {
  return `/pricing?plan=${encodeURIComponent(plan.product_id)}`;
}
