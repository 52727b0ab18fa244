import { coversOf, isCovered } from '../access/accessRule';
import { readPurchases } from '../access/applyAccess';
import type { PaymentStores } from '../paymentContext';
import type { StoredOrder } from '../stores/orderRepository';
import type { StoredSubscription } from '../stores/subscriptionRepository';

/** Tests whether the account may still get what it paid for. */
export async function isGrantable(
  stores: PaymentStores,
  order: StoredOrder,
  running: StoredSubscription | undefined,
): Promise<boolean> {
  return fits(order, running) && (await isCreditGood(stores, order, running));
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
