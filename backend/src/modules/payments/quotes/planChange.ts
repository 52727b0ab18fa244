import type { OrderKind } from '@tidegate/contracts/api/payments';
import { addDays, addInterval } from '@tidegate/contracts/periods';

import { intervalOf, type StoredPlan } from '../../catalogue';
import { couponNotCombinable, discountOf, type StoredCoupon } from '../../promotions';
import type { StoredSubscription } from '../subscriptions/subscriptionRepository';
import { alreadyPurchased, otherCurrency, trialUsed } from '../paymentErrors';
import { proratedCredit, wholeDaysBetween } from '../access/periods';

/** The smallest amount that every provider takes. */
const minimumChargeMinor = 50;

/** What an order would charge, worked out from catalogue rows alone. */
export interface Terms {
  kind: OrderKind;
  replacedSubscriptionId: string | null;
  priceMinor: number;
  couponCode: string | null;
  /** What the coupon takes off the price. */
  discountMinor: number;
  creditMinor: number;
  amountMinor: number;
  nextAmountMinor: number;
  renewalAmountMinor: number;
  /** At the end of the period, which they are part of: by an invitation, or left of such. */
  freeDays: number;
  periodStartedAt: Date;
  periodEndsAt: Date;
}

export interface Situation {
  plan: StoredPlan;
  withTrial: boolean;
  hadTrial: boolean;
  coupon?: StoredCoupon | undefined;
  running: (StoredSubscription & { plan: StoredPlan }) | undefined;
  at: Date;
}

/**
 * A running plan is not sold twice: a longer one replaces it, with credit for its unused time, and a
 * shorter one follows it.
 */
export function decideTerms(situation: Situation): Terms {
  const { plan, withTrial, hadTrial, running, at } = situation;
  if (situation.coupon) {
    return applyCoupon(decideTerms({ ...situation, coupon: undefined }), situation);
  }
  if (running) return withTrial ? refuseTrial() : decideChange(plan, running, at);
  if (!withTrial) return termsFrom(plan, 'new', at);
  if (plan.trialPriceMinor === null || plan.trialDays === null || hadTrial) return refuseTrial();
  return {
    ...termsFrom(plan, 'trial', at),
    priceMinor: plan.trialPriceMinor,
    amountMinor: plan.trialPriceMinor,
    nextAmountMinor: plan.priceMinor,
    periodEndsAt: addDays(at, plan.trialDays),
  };
}

/**
 * A coupon lowers one full price once: no trial, no offer of a campaign, nothing that is free now.
 * Credit is money: where both are more than the price, the coupon gives way.
 */
function applyCoupon(terms: Terms, { plan, coupon }: Situation): Terms {
  if (!coupon) return terms;
  const isFullPrice = terms.kind === 'new' || terms.kind === 'upgrade';
  if (!isFullPrice || plan.offerEndsAt !== null) throw couponNotCombinable();
  const room = terms.amountMinor - minimumChargeMinor;
  if (room <= 0) throw couponNotCombinable();
  const discountMinor = Math.min(room, discountOf(coupon, plan, minimumChargeMinor));
  const amountMinor = terms.amountMinor - discountMinor;
  return { ...terms, couponCode: coupon.code, discountMinor, amountMinor };
}

function decideChange(
  plan: StoredPlan,
  running: StoredSubscription & { plan: StoredPlan },
  at: Date,
): Terms {
  const wantedEnd = addInterval(at, intervalOf(plan)).getTime();
  const runningEnd = addInterval(at, intervalOf(running.plan)).getTime();
  const isTrialing = running.status === 'trialing';
  if (wantedEnd === runningEnd && !isTrialing) throw alreadyPurchased();
  if (plan.currency !== running.currency) throw otherCurrency();
  if (wantedEnd < runningEnd) return decideLaterChange(plan, running, at);
  const { periodStartedAt: startedAt, periodEndsAt, giftDays, periodPriceMinor } = running;
  const paidUntil = addDays(periodEndsAt, -giftDays);
  const worth = proratedCredit({ startedAt, endsAt: paidUntil, priceMinor: periodPriceMinor }, at);
  const creditMinor = Math.min(worth, Math.max(0, plan.priceMinor - minimumChargeMinor));
  const terms = termsFrom(plan, 'upgrade', at);
  // What is left of a gift was never paid: it is worth its days, not money.
  const freeDays = Math.min(giftDays, wholeDaysBetween(at, periodEndsAt));
  return {
    ...terms,
    replacedSubscriptionId: running.id,
    creditMinor,
    amountMinor: plan.priceMinor - creditMinor,
    freeDays,
    periodEndsAt: addDays(terms.periodEndsAt, freeDays),
  };
}

/** Nothing now: the plan takes its turn when what is paid for ends. Needs a way to charge it then. */
function decideLaterChange(plan: StoredPlan, running: StoredSubscription, at: Date): Terms {
  if (!running.mandateRef || running.nextPlanId === plan.id) throw alreadyPurchased();
  return {
    ...termsFrom(plan, 'change', at),
    replacedSubscriptionId: running.id,
    priceMinor: 0,
    amountMinor: 0,
    nextAmountMinor: plan.priceMinor,
    periodStartedAt: running.periodStartedAt,
    periodEndsAt: running.periodEndsAt,
  };
}

function termsFrom(plan: StoredPlan, kind: OrderKind, at: Date): Terms {
  return {
    kind,
    replacedSubscriptionId: null,
    priceMinor: plan.priceMinor,
    couponCode: null,
    discountMinor: 0,
    creditMinor: 0,
    amountMinor: plan.priceMinor,
    nextAmountMinor: plan.renewalPriceMinor,
    renewalAmountMinor: plan.renewalPriceMinor,
    freeDays: 0,
    periodStartedAt: at,
    periodEndsAt: addInterval(at, intervalOf(plan)),
  };
}

function refuseTrial(): never {
  throw trialUsed();
}

/** Whether a quote is still what would be charged: its own instant alone may differ. */
export function areSameTerms(quoted: Terms, current: Terms): boolean {
  return (
    quoted.kind === current.kind &&
    quoted.replacedSubscriptionId === current.replacedSubscriptionId &&
    quoted.priceMinor === current.priceMinor &&
    quoted.couponCode === current.couponCode &&
    quoted.freeDays === current.freeDays &&
    quoted.discountMinor === current.discountMinor &&
    quoted.creditMinor === current.creditMinor &&
    quoted.nextAmountMinor === current.nextAmountMinor &&
    quoted.renewalAmountMinor === current.renewalAmountMinor
  );
}
