import { randomUUID } from 'node:crypto';

import { endOfPeriod } from '@tidegate/contracts/periods';
import { intervalOf, type StoredPlan } from '../../catalogue';
import { coversOf, isCovered } from '../access/accessRule';
import { endedAt, readPurchases } from '../access/applyAccess';
import { sendBack } from '../refunds/moneyBack';
import type { StoredOrder } from './orderRepository';
import { openStatuses } from './orderStates';
import { emailKinds, type PaymentStores, remindJob, renewJob } from '../paymentContext';
import { reminderAt } from '../access/periods';
import { noteInvitation } from '../invites/rewardInviter';
import type { ProviderPayment } from '../providers/paymentProvider';
import type { StoredSubscription } from '../subscriptions/subscriptionRepository';

export interface PaidOrder {
  order: StoredOrder;
  payment: Pick<ProviderPayment, 'chargeRef' | 'mandateRef' | 'amountMinor' | 'currency'>;
  plan: StoredPlan;
  at: Date;
}

/** Grants a paid order exactly once. A payment that can no longer be granted is refunded. */
export async function provision(stores: PaymentStores, paid: PaidOrder): Promise<void> {
  const { order, payment, at } = paid;
  const email = await stores.buyers.lock(order.accountId);
  const running =
    order.accountId === null ? undefined : await stores.subscriptions.findRunning(order.accountId);
  const canHave = email !== undefined && fits(order, running);
  if (!canHave || !(await isCreditGood(stores, order, running))) {
    await sendBack(stores, order, { payment, reason: 'duplicate', at });
    return;
  }
  const period = periodOf(paid, running);
  const moved = await stores.orders.move(
    order.id,
    'paid',
    { chargeRef: payment.chargeRef, paidAt: at, ...period },
    openStatuses,
  );
  if (!moved) return;
  await stores.ledger.addCharge(order.id, payment, at);
  const subscriptionId = await applyToSubscription(stores, { ...paid, order: moved }, running);
  const invoiceNumber = await stores.orders.takeInvoiceNumber();
  await stores.orders.move(order.id, 'paid', { subscriptionId, invoiceNumber }, ['paid']);
  await noteInvitation(stores, order, at);
  await stores.enqueueJob(renewJob, subscriptionId, period.periodEndsAt);
  if (order.renews) {
    const { periodStartedAt: startedAt, periodEndsAt: endsAt } = period;
    const isTrial = order.kind === 'trial';
    await stores.enqueueJob(remindJob, subscriptionId, reminderAt({ startedAt, endsAt, isTrial }));
  }
  await stores.enqueueEmail({
    kind: emailKinds.receipt,
    recipient: email,
    language: order.language,
    subjectId: order.id,
  });
}

function fits(order: StoredOrder, running: StoredSubscription | undefined): boolean {
  switch (order.kind) {
    case 'new':
    case 'trial':
      return running === undefined;
    case 'upgrade':
      return running?.id === order.replacedSubscriptionId;
    case 'renewal':
      return (
        // A plan that was cancelled during the charge is not renewed.
        running?.renews === true &&
        running.id === order.subscriptionId &&
        running.periodEndsAt.getTime() === order.periodStartedAt.getTime()
      );
    case 'change':
      return false;
  }
}

/** The money behind the credit may have been refunded, or a renewal may have added to it. */
async function isCreditGood(
  stores: PaymentStores,
  order: StoredOrder,
  running: StoredSubscription | undefined,
): Promise<boolean> {
  if (order.kind !== 'upgrade' || !running) return true;
  const purchases = await readPurchases(stores, running.accountId);
  const isAsQuoted = coversOf(purchases, running).every(
    ({ paidAt }) => paidAt === null || paidAt <= order.createdAt,
  );
  return isAsQuoted && isCovered(purchases, running);
}

/** A renewal continues the previous period. Any other period begins with the payment. */
function periodOf({ order, plan, at }: PaidOrder, running: StoredSubscription | undefined) {
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

async function applyToSubscription(
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
