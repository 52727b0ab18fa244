import type { Plan } from '@tidegate/contracts/api/catalogue';
import type { Money } from '@tidegate/contracts/money';
import { promises } from '@tidegate/contracts/promises';
import { planPrice } from './planSaving';

export interface PlanTrial {
  price: Money;
  days: number;
}

/** What is charged for a plan that is bought now. */
export interface PlanCharges {
  today: Money;
  next: Money;
  nextAt: Date;
  /** Every charge after it. */
  renewal: Money;
  /** Until when all of it is paid back on demand. */
  refundUntil: Date;
}

const units = { DAY: [1, 0], WEEK: [7, 0], MONTH: [0, 1], YEAR: [0, 12] } as const;

/** Some days and months later (UTC); a day that the month lacks becomes its last. */
function later(instant: number, days: number, months: number): Date {
  const end = new Date(instant);
  const dayOfMonth = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== dayOfMonth) end.setUTCDate(0);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/** The trial that a plan may start with, if it has one. */
export function planTrial({ trial_price, trial_days, currency }: Plan): PlanTrial | null {
  if (trial_price === null || trial_days === null) return null;
  return { price: { amountMinor: trial_price, currency }, days: trial_days };
}

/** What every interval after the first costs. */
export function renewalPrice({ price_renewal_amount, currency }: Plan): Money {
  return { amountMinor: price_renewal_amount, currency };
}

/** The first two charges of a plan bought at `boughtAt`, straight away or after its trial. */
export function planCharges(plan: Plan, boughtAt: number, trial: PlanTrial | null): PlanCharges {
  const common = { renewal: renewalPrice(plan), refundUntil: later(boughtAt, promises.days, 0) };
  if (trial) {
    const nextAt = later(boughtAt, trial.days, 0);
    return { today: trial.price, next: planPrice(plan), nextAt, ...common };
  }
  const [days, months] = units[plan.interval_unit];
  const nextAt = later(boughtAt, days * plan.interval_count, months * plan.interval_count);
  return { today: planPrice(plan), next: common.renewal, nextAt, ...common };
}
