import { applyAccess, endRenewal, readPurchases } from '../access/applyAccess';
import { listDependents } from '../access/listDependents';
import { emailKinds, type PaymentStores, refundJob } from '../paymentContext';
import type { OrderChanges, StoredOrder } from '../stores/orderRepository';

/** Starts the refund of a paid order and of all orders that depend on it. */
export async function beginRefund(
  stores: PaymentStores,
  order: StoredOrder,
  changes: OrderChanges,
  at: Date,
): Promise<void> {
  const email = await stores.buyers.lock(order.accountId);
  const moved = await stores.orders.move(order.id, 'refund_pending', changes, ['paid']);
  if (!moved) return;
  await stores.enqueueJob(refundJob, order.id, at);
  await endRenewal(stores, moved.subscriptionId, at);
  const isWithdrawn = moved.withdrawnAt !== null;
  await unwind(stores, moved, at, isWithdrawn);
  await applyAccess(stores, order.accountId, at);
  if (!isWithdrawn || email === undefined) return;
  await enqueueEmail(stores, emailKinds.withdrawal, email, moved);
}

/**
 * A plan continues after a refused guarantee refund. Any other refund is a right of the buyer, so
 * it ends the plan and an operator must send the money.
 */
export async function refuseRefund(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  await stores.buyers.lock(order.accountId);
  const isGuarantee = order.refundReason === 'guarantee';
  const changes = isGuarantee ? { refundReason: null } : {};
  const to = isGuarantee ? 'paid' : 'held';
  const moved = await stores.orders.move(order.id, to, changes, ['refund_pending']);
  if (moved) await applyAccess(stores, order.accountId, at);
}

/** Ends what the refunded money paid for and restores a plan that an upgrade replaced. */
export async function markRefunded(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  const email = await stores.buyers.lock(order.accountId);
  const moved = await stores.orders.move(order.id, 'refunded', { refundedAt: at });
  if (!moved) return;
  await stores.ledger.addReturn(moved, 'refund', at);
  // An operator may have sent the refund directly at the provider.
  await unwind(stores, moved, at, false);
  await applyAccess(stores, order.accountId, at);
  if (email !== undefined) await enqueueEmail(stores, emailKinds.refund, email, moved);
}

async function unwind(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
  endsContract: boolean,
): Promise<void> {
  if (order.accountId === null) return;
  const purchases = await readPurchases(stores, order.accountId);
  for (const { id } of listDependents(purchases, order, { endsContract })) {
    await stores.orders.move(id, 'refund_pending', { refundReason: 'unwound' }, ['paid']);
    await stores.enqueueJob(refundJob, id, at);
  }
}

async function enqueueEmail(
  stores: PaymentStores,
  kind: string,
  recipient: string | null,
  { id: subjectId, language }: StoredOrder,
): Promise<void> {
  await stores.enqueueEmail({ kind, recipient, language, subjectId });
}
