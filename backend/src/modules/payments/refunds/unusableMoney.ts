import { applyAccess } from '../access/applyAccess';
import { type PaymentStores, refundJob } from '../paymentContext';
import type { ProviderPayment } from '../providers/paymentProvider';
import type { StoredOrder } from '../stores/orderRepository';
import { openStatuses } from '../stores/orderStates';

type ReceivedMoney = Pick<ProviderPayment, 'chargeRef' | 'amountMinor' | 'currency'>;

/** Refunds money that came too late or for a plan that the account has. */
export async function sendBack(
  stores: PaymentStores,
  order: StoredOrder,
  { payment, reason, at }: { payment: ReceivedMoney; reason: 'late' | 'duplicate'; at: Date },
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
  { payment, at }: { payment: ReceivedMoney; at: Date },
): Promise<boolean> {
  const { chargeRef } = payment;
  const moved = await stores.orders.move(order.id, 'held', { chargeRef, paidAt: at }, openStatuses);
  if (moved) await stores.ledger.addCharge(order.id, payment, at);
  return moved !== undefined;
}
