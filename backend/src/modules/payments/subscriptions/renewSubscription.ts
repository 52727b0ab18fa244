import { addDays, addInterval } from '@tidegate/contracts/catalogue/periods';

import { intervalOf } from '../../catalogue';
import { endedAt } from '../access/applyAccess';
import { type PaymentContext, settleJob } from '../paymentContext';
import { newOrder, type Terms } from '../stores/newOrder';
import type { StoredOrder } from '../stores/orderRepository';
import type { StoredSubscription } from '../stores/subscriptionRepository';

/** After this time a charge without a response is left to an operator. */
const chargeTimeoutDays = 1;

/** Ends or renews a period, and returns when to check again. */
export async function renewSubscription(
  context: PaymentContext,
  subscriptionId: string,
): Promise<Date | undefined> {
  const { subscriptions, now } = context;
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
  const { accountId, currency, language, provider } = subscription;
  const { periodEndsAt, nextAmountMinor, renewalAmountMinor } = subscription;
  const terms: Terms = {
    kind: 'renewal',
    replacedSubscriptionId: null,
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
  };
  const { id: planId, productId } = plan;
  const sold = { accountId, planId, productId, currency, language, tracking: {} };
  return newOrder(
    { ...terms, ...sold },
    {
      status: 'processing',
      subscriptionId: subscription.id,
      provider,
      renews: true,
      attempt: subscription.renewalAttempts + 1,
      createdAt: now(),
      expiresAt: addDays(now(), chargeTimeoutDays),
    },
  );
}
