import { addDays, addInterval } from '@tidegate/contracts/catalogue/periods';

import { refusal } from '../../../refusal';
import { intervalOf, type StoredPlan } from '../../catalogue';
import { proratedCredit, wholeDaysBetween } from '../access/periods';
import type { Terms } from '../stores/newOrder';
import type { StoredSubscription } from '../stores/subscriptionRepository';
import { minimumChargeMinor, planTerms } from './planTerms';

export interface RunningPlan extends StoredSubscription {
  plan: StoredPlan;
}

/** A longer plan replaces the running one with credit for unused time. A shorter one follows it. */
export function decideChange(plan: StoredPlan, running: RunningPlan, at: Date): Terms {
  const wantedEnd = addInterval(at, intervalOf(plan)).getTime();
  const runningEnd = addInterval(at, intervalOf(running.plan)).getTime();
  const isTrialing = running.status === 'trialing';
  if (wantedEnd === runningEnd && !isTrialing) throw refusal('orders.alreadyPurchased');
  if (plan.currency !== running.currency) throw refusal('orders.otherCurrency');
  if (wantedEnd < runningEnd) return decideLaterChange(plan, running, at);
  const { periodStartedAt: startedAt, periodEndsAt, giftDays, periodPriceMinor } = running;
  const paidUntil = addDays(periodEndsAt, -giftDays);
  const worth = proratedCredit({ startedAt, endsAt: paidUntil, priceMinor: periodPriceMinor }, at);
  const creditMinor = Math.min(worth, Math.max(0, plan.priceMinor - minimumChargeMinor));
  const terms = planTerms(plan, 'upgrade', at);
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
  if (!running.mandateRef || running.nextPlanId === plan.id) {
    throw refusal('orders.alreadyPurchased');
  }
  return {
    ...planTerms(plan, 'change', at),
    replacedSubscriptionId: running.id,
    priceMinor: 0,
    amountMinor: 0,
    nextAmountMinor: plan.priceMinor,
    periodStartedAt: running.periodStartedAt,
    periodEndsAt: running.periodEndsAt,
  };
}
