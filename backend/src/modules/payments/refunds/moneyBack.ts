import { addDays } from '@tidegate/contracts/periods';

import { isCreditHere, isGivenAnew, listDependents } from '../access/accessRule';
import { applyAccess, readPurchases } from '../access/applyAccess';
import type { OrderChanges, StoredOrder } from '../orders/orderRepository';
import { openStatuses } from '../orders/orderStates';
import { letterKinds, type PaymentStores, refundJob, settleJob } from '../paymentContext';
import type { ProviderPayment } from '../providers/paymentProvider';

type TakenMoney = Pick<ProviderPayment, 'chargeRef' | 'amountMinor' | 'currency'>;

/** The money of an order is to go back, and with it what stands on it. Nothing where it is not paid. */
export async function beginRefund(
  stores: PaymentStores,
  order: StoredOrder,
  changes: OrderChanges,
  at: Date,
): Promise<void> {
  const email = await stores.buyers.lock(order.accountId);
  const moved = await stores.orders.move(order.id, 'refund_pending', changes, ['paid']);
  if (!moved) return;
  await stores.ask(refundJob, order.id, at);
  await endRenewal(stores, moved.subscriptionId, at);
  const isWithdrawn = moved.withdrawnAt !== null;
  await unwind(stores, moved, at, isWithdrawn);
  await applyAccess(stores, order.accountId, at);
  if (!isWithdrawn || email === undefined) return;
  await orderLetter(stores, letterKinds.withdrawal, email, moved);
}

/**
 * A provider keeps the money. Of a guarantee the plan goes on as it was; everybody else has a right to
 * the money, which a person then sends another way, and none to what it bought.
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

/** The money went back: what it paid for ends, and what an upgrade had replaced goes on. */
export async function markRefunded(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  const email = await stores.buyers.lock(order.accountId);
  const moved = await stores.orders.move(order.id, 'refunded', { refundedAt: at });
  if (!moved) return;
  await stores.ledger.addReturn(moved, 'refund', at);
  // Somebody may have sent it back at the provider.
  await unwind(stores, moved, at, false);
  await applyAccess(stores, order.accountId, at);
  if (email !== undefined) await orderLetter(stores, letterKinds.refund, email, moved);
}

/** The buyer's bank has the money until it decides. */
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
  await stores.ask(settleJob, order.id, addDays(at, 1));
  return true;
}

/** The money is here again. What was to go back before goes back now, and so does what lost its credit. */
export async function winDispute(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  await stores.buyers.lock(order.accountId);
  const found = await stores.orders.find(order.id);
  if (found?.status !== 'disputed') return;
  const refundReason = found.refundReason ?? (await whyNotKept(stores, found, at));
  // Without an invoice it was never what had been asked for: a person decides.
  const kept = found.invoiceNumber === null ? 'held' : 'paid';
  const to = refundReason === null ? kept : 'refund_pending';
  const moved = await stores.orders.move(order.id, to, { refundReason }, ['disputed']);
  if (!moved) return;
  await stores.ledger.addWonDispute(moved, at);
  if (refundReason !== null) await stores.ask(refundJob, order.id, at);
  await applyAccess(stores, order.accountId, at);
}

/** Whoever wants money back is charged no more, whatever becomes of that, unless they resume the plan. */
async function endRenewal(
  { subscriptions }: PaymentStores,
  id: string | null,
  at: Date,
): Promise<void> {
  const found = await subscriptions.find(id);
  if (found?.cancelledAt === null) await subscriptions.update(found.id, { cancelledAt: at });
}

/** What lost its credit meanwhile, or was bought again, cannot be given any more. */
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
    await stores.ask(refundJob, id, at);
  }
}

async function orderLetter(
  stores: PaymentStores,
  kind: string,
  recipient: string | null,
  { id: subjectId, language }: StoredOrder,
): Promise<void> {
  await stores.orderLetter({ kind, recipient, language, subjectId });
}

/** Money that nothing can be given for goes back: it came too late, or for what the account has. */
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
  await stores.ask(refundJob, order.id, at);
  await applyAccess(stores, order.accountId, at);
}

/** Money that is not what was asked for: a person decides. */
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
