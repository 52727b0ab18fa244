import type { OrderKind } from '@tidegate/contracts/api/payments';
import { addDays, addInterval } from '@tidegate/contracts/periods';

import { intervalOf, type StoredPlan } from '../../catalogue';
import { couponNotCombinable, discountOf, type StoredCoupon } from '../../promotions';
import type { StoredSubscription } from '../subscriptions/subscriptionRepository';
import { alreadyPurchased, otherCurrency, trialUsed } from '../paymentErrors';
import { proratedCredit, wholeDaysBetween } from '../access/periods';

/** The smallest amount that every provider accepts. */
const minimumChargeMinor = 50;

export interface Terms {
  kind: OrderKind;
  replacedSubscriptionId: string | null;
  priceMinor: number;
  couponCode: string | null;
  discountMinor: number;
  creditMinor: number;
  amountMinor: number;
  nextAmountMinor: number;
  renewalAmountMinor: number;
  /** Unpaid days at the end of the period: granted by an invitation or left over. */
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

/** A longer plan replaces the running one with credit for unused time. A shorter one follows it. */
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

/** A coupon discounts one full price (no trial, offer or free change) and never reduces credit. */
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
  // Free days carry over as days, because nobody paid for them.
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

/** Costs nothing now, starts when the paid period ends, and requires a way to charge it then. */
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

/** Compares everything but the times. */
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
