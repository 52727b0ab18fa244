import { type PaymentContext, providerOf } from '../paymentContext';
import type { RefundOutcome } from '../providers/paymentProvider';
import { findOrder } from '../stores/findOrder';
import type { StoredOrder } from '../stores/orderRepository';
import { markRefunded, refuseRefund } from './refundSteps';

/** Asks the provider to send the money back. Idempotent. */
export async function carryOutRefund(
  context: PaymentContext,
  orderId: string,
): Promise<StoredOrder> {
  const { orders, inTransaction, now, log } = context;
  const order = await findOrder(context, orderId);
  if (order.status !== 'refund_pending') return order;
  const outcome = await callProviderForRefund(context, order);
  if (outcome === 'refunded') {
    await inTransaction((stores) => markRefunded(stores, order, now()));
    context.wake();
  }
  if (outcome === 'refused') {
    log.error({ order: order.id }, 'A provider refused a refund');
    await inTransaction((stores) => refuseRefund(stores, order, now()));
  }
  return (await orders.find(orderId)) ?? order;
}

/** Refunds the received amount, which a third-party page may have changed. */
async function callProviderForRefund(
  context: PaymentContext,
  { id, chargeRef, currency, provider }: StoredOrder,
): Promise<RefundOutcome> {
  const amountMinor = await context.ledger.balanceOf(id);
  if (amountMinor === 0) return 'refunded';
  if (chargeRef === null) throw new Error('A refund without a charge');
  return providerOf(context, provider).refund(chargeRef, { amountMinor, currency }, id);
}
