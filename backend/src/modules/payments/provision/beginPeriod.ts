import { randomUUID } from 'node:crypto';

import { endOfPeriod } from '@tidegate/contracts/catalogue/periods';

import { endedAt } from '../access/applyAccess';
import { intervalOf, type StoredPlan } from '../../catalogue';
import type { PaymentStores } from '../paymentContext';
import type { ProviderPayment } from '../providers/paymentProvider';
import type { StoredOrder } from '../stores/orderRepository';
import type { StoredSubscription } from '../stores/subscriptionRepository';

export interface PaidOrder {
  order: StoredOrder;
  payment: Pick<ProviderPayment, 'chargeRef' | 'mandateRef' | 'amountMinor' | 'currency'>;
  plan: StoredPlan;
  at: Date;
}

/** A renewal continues the previous period. Any other period begins with the payment. */
export function periodOf({ order, plan, at }: PaidOrder, running: StoredSubscription | undefined) {
  if (order.kind === 'renewal' && running) {
    return { periodStartedAt: order.periodStartedAt, periodEndsAt: order.periodEndsAt };
  }
  const trialMs = order.periodEndsAt.getTime() - order.periodStartedAt.getTime();
  const periodEndsAt =
    order.kind === 'trial'
      ? new Date(at.getTime() + trialMs)
      : endOfPeriod(at, intervalOf(plan), order.freeDays);
  return { periodStartedAt: at, periodEndsAt };
}

/** Begins the subscription that was paid for, or the next period of a renewed one. */
export async function beginPeriod(
  { subscriptions }: PaymentStores,
  { order, payment, at }: PaidOrder,
  running: StoredSubscription | undefined,
): Promise<string> {
  const terms = {
    planId: order.planId,
    status: order.kind === 'trial' ? 'trialing' : 'active',
    periodStartedAt: order.periodStartedAt,
    periodEndsAt: order.periodEndsAt,
    // An upgrade must not credit the discount.
    periodPriceMinor: order.priceMinor - order.discountMinor,
    giftDays: order.freeDays,
    nextAmountMinor: order.nextAmountMinor,
    renewalAmountMinor: order.renewalAmountMinor,
    renewalAttempts: 0,
  } as const;
  if (order.kind === 'renewal' && running) {
    const next = running.nextPlanId === order.planId ? { nextPlanId: null } : {};
    await subscriptions.update(running.id, { ...terms, ...next });
    return running.id;
  }
  if (running) await subscriptions.update(running.id, endedAt(at));
  const id = randomUUID();
  const renews = order.renews && payment.mandateRef !== null;
  await subscriptions.add({
    id,
    accountId: order.accountId ?? '',
    provider: order.provider ?? 's1',
    mandateRef: order.renews ? payment.mandateRef : null,
    renews,
    cancelledAt: null,
    nextPlanId: null,
    currency: order.currency,
    remindedFor: null,
    language: order.language,
    createdAt: at,
    endedAt: null,
    ...terms,
  });
  return id;
}
