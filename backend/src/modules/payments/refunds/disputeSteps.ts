import { addDays } from '@tidegate/contracts/catalogue/periods';

import { decideAccess, isCreditHere, type Purchases } from '../access/accessRule';
import { applyAccess, endRenewal, readPurchases } from '../access/applyAccess';
import { type PaymentStores, refundJob, settleJob } from '../paymentContext';
import type { StoredOrder } from '../stores/orderRepository';

export async function openDispute(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<boolean> {
  await stores.buyers.lock(order.accountId);
  const moved = await stores.orders.move(order.id, 'disputed');
  if (!moved) return false;
  await stores.ledger.addReturn(moved, 'dispute', at);
  await endRenewal(stores, moved.subscriptionId, at);
  await applyAccess(stores, order.accountId, at);
  await stores.enqueueJob(settleJob, order.id, addDays(at, 1));
  return true;
}

/** Books the money back, or refunds it if that is due or the order cannot be granted any more. */
export async function winDispute(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  await stores.buyers.lock(order.accountId);
  const found = await stores.orders.find(order.id);
  if (found?.status !== 'disputed') return;
  const refundReason = found.refundReason ?? (await whyNotRestored(stores, found, at));
  // Without an invoice the amount was wrong, and an operator decides.
  const restored = found.invoiceNumber === null ? 'held' : 'paid';
  const to = refundReason === null ? restored : 'refund_pending';
  const moved = await stores.orders.move(order.id, to, { refundReason }, ['disputed']);
  if (!moved) return;
  await stores.ledger.addWonDispute(moved, at);
  if (refundReason !== null) await stores.enqueueJob(refundJob, order.id, at);
  await applyAccess(stores, order.accountId, at);
}

/** An order whose credit is gone, or whose plan was bought again, cannot be granted any more. */
async function whyNotRestored(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<'unwound' | 'duplicate' | null> {
  if (order.accountId === null) return null;
  const purchases = await readPurchases(stores, order.accountId);
  if (!isCreditHere(purchases, order)) return 'unwound';
  return isBoughtAnew(purchases, order, at) ? 'duplicate' : null;
}

/** Tests whether an independent plan was bought while this order's money was away. */
function isBoughtAnew(purchases: Purchases, order: StoredOrder, at: Date): boolean {
  const { subscriptions, orders } = purchases;
  const running = subscriptions.find(({ status }) => status !== 'ended');
  if (!running || running.id === order.subscriptionId || order.periodEndsAt <= at) return false;
  const back = orders.map((each) =>
    each.id === order.id ? { ...each, status: 'paid' as const } : each,
  );
  return decideAccess({ subscriptions, orders: back }, at).get(running.id)?.isActive === true;
}
