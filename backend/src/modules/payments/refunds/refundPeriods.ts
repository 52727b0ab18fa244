import { addDays } from '@tidegate/contracts/catalogue/periods';
import { promises } from '@tidegate/contracts/catalogue/promises';

import type { PaymentContext } from '../paymentContext';
import type { StoredOrder } from '../stores/orderRepository';

/** Required by law, counted from the conclusion of the contract (decision 0021). */
export const withdrawalDays = 14;

/** End of the guarantee, whether or not it was used before. */
export async function refundableUntil(
  { subscriptions, now }: Pick<PaymentContext, 'subscriptions' | 'now'>,
  order: StoredOrder,
): Promise<Date | null> {
  if (order.kind !== 'renewal') return openUntil(order, order.paidAt, promises.days, now());
  // The period after a trial also counts from its start.
  const subscription = await subscriptions.find(order.subscriptionId);
  return openUntil(order, subscription?.createdAt ?? null, promises.days, now());
}

export function withdrawableUntil(order: StoredOrder, at: Date): Date | null {
  return openUntil(order, order.paidAt, withdrawalDays, at);
}

function openUntil(order: StoredOrder, from: Date | null, days: number, at: Date): Date | null {
  if (order.status !== 'paid' || from === null || order.amountMinor === 0) return null;
  const end = addDays(from, days);
  return end > at ? end : null;
}
