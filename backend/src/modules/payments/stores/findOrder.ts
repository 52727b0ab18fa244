import { refusal } from '../../../refusal';
import type { OrderRepository, StoredOrder } from './orderRepository';

export async function findOrder(
  { orders }: { orders: Pick<OrderRepository, 'find'> },
  id: string,
): Promise<StoredOrder> {
  const order = await orders.find(id);
  if (!order) throw refusal('orders.unknown');
  return order;
}

/** Refuses an order of another account as if it were unknown. */
export async function findOwnOrder(
  { orders }: { orders: Pick<OrderRepository, 'findOwn'> },
  accountId: string,
  id: string,
): Promise<StoredOrder> {
  const order = await orders.findOwn(accountId, id);
  if (!order) throw refusal('orders.unknown');
  return order;
}
