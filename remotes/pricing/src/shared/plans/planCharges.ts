import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { InviteRefusal } from '@tidegate/contracts/api/payments/codes';
import { invitedDays } from '@tidegate/contracts/catalogue/inviteOffer';
import type { Money } from '@tidegate/contracts/catalogue/money';
import { addDays, endOfPeriod } from '@tidegate/contracts/catalogue/periods';
import { promises } from '@tidegate/contracts/catalogue/promises';
import { planPrice } from './planSaving';

export interface PlanTrial {
  price: Money;
  days: number;
}

/** The charges of a plan that is bought now. */
export interface PlanCharges {
  today: Money;
  next: Money;
  nextAt: Date;
  /** Every charge after `next`. */
  renewal: Money;
  /** End of the money-back guarantee. */
  refundUntil: Date;
}

export function planTrial({ trial_price, trial_days, currency }: Plan): PlanTrial | null {
  if (trial_price === null || trial_days === null) return null;
  return { price: { amountMinor: trial_price, currency }, days: trial_days };
}

export function renewalPrice({ price_renewal_amount, currency }: Plan): Money {
  return { amountMinor: price_renewal_amount, currency };
}

/** The days that an invitation adds to a first plan. */
export function daysOfInvite(
  plan: Plan,
  invite: { refusal?: InviteRefusal | null } | null,
): number {
  return invite?.refusal === null ? invitedDays(plan.interval_unit) : 0;
}

/** The charges of a plan bought at `boughtAt`, with or without a trial. */
export function planCharges(
  plan: Plan,
  boughtAt: number,
  { trial = null, freeDays = 0 }: { trial?: PlanTrial | null; freeDays?: number } = {},
): PlanCharges {
  const start = new Date(boughtAt);
  const common = { renewal: renewalPrice(plan), refundUntil: addDays(start, promises.days) };
  if (trial) {
    const nextAt = addDays(start, trial.days);
    return { today: trial.price, next: planPrice(plan), nextAt, ...common };
  }
  const interval = { count: plan.interval_count, unit: plan.interval_unit };
  const nextAt = endOfPeriod(start, interval, freeDays);
  return { today: planPrice(plan), next: common.renewal, nextAt, ...common };
}
