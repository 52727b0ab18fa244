import type { PaymentContext } from '../paymentContext';
import type { OrderChanges, StoredOrder } from '../stores/orderRepository';
import { openStatuses } from '../stores/orderStates';
import { failRenewal } from '../subscriptions/failRenewal';

/** Closes an order that took no money. */
export async function closeOrder(
  { inTransaction, orders, now }: PaymentContext,
  order: StoredOrder,
  status: 'failed' | 'expired',
  changes: Pick<OrderChanges, 'failure' | 'chargeRef'>,
): Promise<StoredOrder> {
  await inTransaction(async (stores) => {
    const moved = await stores.orders.move(order.id, status, changes, openStatuses);
    if (moved?.kind === 'renewal') await failRenewal(stores, moved, now());
  });
  return (await orders.find(order.id)) ?? order;
}

/** Closes a quote that is past its end. */
export async function closeQuote(
  { orders, now }: PaymentContext,
  order: StoredOrder,
): Promise<StoredOrder> {
  if (order.expiresAt > now()) return order;
  const moved = await orders.move(order.id, 'expired', {}, ['created']);
  return moved ?? (await orders.find(order.id)) ?? order;
}
