import { randomUUID } from 'node:crypto';

import { addDays, addInterval } from '@tidegate/contracts/periods';
import { intervalOf } from '../../catalogue';
import type { StoredOrder } from '../orders/orderRepository';
import { isOpen } from '../orders/orderStates';
import { emailKinds, type PaymentContext, settleJob } from '../paymentContext';
import { reminderAt } from '../access/periods';
import { endedAt } from '../access/applyAccess';
import type { StoredSubscription } from './subscriptionRepository';

/** After this time a charge without a response is left to an operator. */
const patienceDays = 1;
const shortestRemindedDays = 28;

export interface Renewals {
  /** Ends or renews a period, and returns when to check again. */
  renew(subscriptionId: string): Promise<Date | undefined>;
  remind(subscriptionId: string): Promise<Date | undefined>;
}

export function createRenewals(context: PaymentContext): Renewals {
  const { subscriptions, now } = context;
  return {
    renew: async (subscriptionId) => {
      const subscription = await subscriptions.find(subscriptionId);
      if (!subscription || subscription.status === 'ended') return undefined;
      if (subscription.periodEndsAt > now()) return subscription.periodEndsAt;
      if (!subscription.renews) {
        await endUnlessRenewed(context, subscriptionId);
        return undefined;
      }
      const order = await toRenewal(context, subscription);
      await context.inTransaction(async (stores) => {
        // An earlier run may have added the order, which is then settled again.
        if (await stores.orders.add(order)) await stores.enqueueJob(settleJob, order.id, now());
      });
      return undefined;
    },
    remind: async (subscriptionId) => {
      const found = await subscriptions.find(subscriptionId);
      if (!found?.renews || found.status === 'ended') return undefined;
      const { periodStartedAt: startedAt, periodEndsAt: endsAt, status } = found;
      const dueAt = reminderAt({ startedAt, endsAt, isTrial: status === 'trialing' });
      if (dueAt > now()) return dueAt;
      await remindOnce(context, found);
      return undefined;
    },
  };
}

async function endUnlessRenewed(
  { inTransaction, now }: PaymentContext,
  subscriptionId: string,
): Promise<void> {
  await inTransaction(async ({ subscriptions, buyers }) => {
    const seen = await subscriptions.find(subscriptionId);
    await buyers.lock(seen?.accountId ?? null);
    const found = await subscriptions.find(subscriptionId);
    if (!found || found.status === 'ended' || found.renews || found.periodEndsAt > now()) return;
    await subscriptions.update(subscriptionId, endedAt(now()));
  });
}

async function toRenewal(
  { plans, now }: PaymentContext,
  subscription: StoredSubscription,
): Promise<StoredOrder> {
  const plan = await plans.findById(subscription.nextPlanId ?? subscription.planId);
  if (!plan) throw new Error('The plan of a subscription is gone');
  const { periodEndsAt, nextAmountMinor, renewalAmountMinor } = subscription;
  return {
    id: randomUUID(),
    accountId: subscription.accountId,
    subscriptionId: subscription.id,
    replacedSubscriptionId: null,
    planId: plan.id,
    productId: plan.productId,
    kind: 'renewal',
    status: 'processing',
    provider: subscription.provider,
    renews: true,
    currency: subscription.currency,
    priceMinor: nextAmountMinor,
    couponCode: null,
    discountMinor: 0,
    creditMinor: 0,
    amountMinor: nextAmountMinor,
    nextAmountMinor: renewalAmountMinor,
    renewalAmountMinor,
    freeDays: 0,
    periodStartedAt: periodEndsAt,
    periodEndsAt: addInterval(periodEndsAt, intervalOf(plan)),
    attempt: subscription.renewalAttempts + 1,
    language: subscription.language,
    tracking: {},
    providerRef: null,
    chargeRef: null,
    approvalUrl: null,
    failure: null,
    refundReason: null,
    withdrawnAt: null,
    withdrawnBy: null,
    invoiceNumber: null,
    createdAt: now(),
    expiresAt: addDays(now(), patienceDays),
    paidAt: null,
    refundedAt: null,
    chargeAskedAt: null,
  };
}

/** Sends one reminder per period. Short periods have none unless they are trials. */
async function remindOnce(
  { inTransaction, now }: PaymentContext,
  { id, accountId, periodStartedAt, periodEndsAt, status }: StoredSubscription,
): Promise<void> {
  const isTrial = status === 'trialing';
  if (!isTrial && periodEndsAt < addDays(periodStartedAt, shortestRemindedDays)) return;
  await inTransaction(async ({ buyers, subscriptions, enqueueEmail }) => {
    const recipient = await buyers.lock(accountId);
    const found = await subscriptions.find(id);
    if (recipient === undefined || !found?.renews) return;
    if (found.remindedFor?.getTime() === periodEndsAt.getTime()) return;
    if (recipient === null) {
      // Without an email address no reminder is possible, so only a resumed plan is charged.
      await subscriptions.update(id, { renews: false, cancelledAt: now() });
      return;
    }
    await subscriptions.update(id, { remindedFor: periodEndsAt });
    const { language } = found;
    const kind = isTrial ? emailKinds.trialReminder : emailKinds.reminder;
    await enqueueEmail({ kind, recipient, language, subjectId: id });
  });
}

const firstPollMs = 15_000;
const longestPollMs = 5 * 60_000;

/** Returns when to refresh an order that no buyer is waiting for. */
export function nextPoll(order: StoredOrder, attempts: number, at: Date): Date | undefined {
  if (order.status === 'created') return order.expiresAt;
  // A lost event must not leave a dispute open for ever.
  if (order.status === 'disputed') return addDays(at, 1);
  if (!isOpen(order.status)) return undefined;
  const pause = Math.min(firstPollMs * 2 ** Math.min(attempts, 10), longestPollMs);
  const poll = new Date(at.getTime() + pause);
  return order.expiresAt > at && order.expiresAt < poll ? order.expiresAt : poll;
}
