import { addDays } from '@tidegate/contracts/periods';

import { isCreditHere, isGivenAnew, listDependents } from '../access/accessRule';
import { applyAccess, readPurchases } from '../access/applyAccess';
import type { OrderChanges, StoredOrder } from '../orders/orderRepository';
import { openStatuses } from '../orders/orderStates';
import { emailKinds, type PaymentStores, refundJob, settleJob } from '../paymentContext';
import type { ProviderPayment } from '../providers/paymentProvider';

type TakenMoney = Pick<ProviderPayment, 'chargeRef' | 'amountMinor' | 'currency'>;

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
  const refundReason = found.refundReason ?? (await whyNotKept(stores, found, at));
  // Without an invoice the amount was wrong, and an operator decides.
  const kept = found.invoiceNumber === null ? 'held' : 'paid';
  const to = refundReason === null ? kept : 'refund_pending';
  const moved = await stores.orders.move(order.id, to, { refundReason }, ['disputed']);
  if (!moved) return;
  await stores.ledger.addWonDispute(moved, at);
  if (refundReason !== null) await stores.enqueueJob(refundJob, order.id, at);
  await applyAccess(stores, order.accountId, at);
}

/** A buyer who claims money back is not charged again unless they resume the plan. */
async function endRenewal(
  { subscriptions }: PaymentStores,
  id: string | null,
  at: Date,
): Promise<void> {
  const found = await subscriptions.find(id);
  if (found?.cancelledAt === null) await subscriptions.update(found.id, { cancelledAt: at });
}

/** An order whose credit is gone, or whose plan was bought again, cannot be granted any more. */
async function whyNotKept(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<'unwound' | 'duplicate' | null> {
  if (order.accountId === null) return null;
  const purchases = await readPurchases(stores, order.accountId);
  if (!isCreditHere(purchases, order)) return 'unwound';
  return isGivenAnew(purchases, order, at) ? 'duplicate' : null;
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

/** Refunds money that came too late or for a plan that the account has. */
export async function sendBack(
  stores: PaymentStores,
  order: StoredOrder,
  { payment, reason, at }: { payment: TakenMoney; reason: 'late' | 'duplicate'; at: Date },
): Promise<void> {
  await stores.buyers.lock(order.accountId);
  const from = reason === 'late' ? (['failed', 'expired'] as const) : openStatuses;
  const { chargeRef } = payment;
  const changes = { chargeRef, refundReason: reason, paidAt: at };
  const moved = await stores.orders.move(order.id, 'refund_pending', changes, from);
  if (!moved) return;
  await stores.ledger.addCharge(order.id, payment, at);
  await stores.enqueueJob(refundJob, order.id, at);
  await applyAccess(stores, order.accountId, at);
}

export async function hold(
  stores: PaymentStores,
  order: StoredOrder,
  { payment, at }: { payment: TakenMoney; at: Date },
): Promise<boolean> {
  const { chargeRef } = payment;
  const moved = await stores.orders.move(order.id, 'held', { chargeRef, paidAt: at }, openStatuses);
  if (moved) await stores.ledger.addCharge(order.id, payment, at);
  return moved !== undefined;
}
