import { refusal } from '../../../refusal';
import type { PaymentContext } from '../paymentContext';
import { addQuote } from '../quotes/quotePlan';
import { newOrder } from '../stores/newOrder';
import type { StoredOrder } from '../stores/orderRepository';

/** The purchase goes on at once. */
const lifetimeMs = 60_000;

/** Quotes an order again whose payment was ended. */
export async function quoteAgain(
  { inTransaction, now }: PaymentContext,
  ended: StoredOrder,
): Promise<StoredOrder> {
  const at = now();
  const expiresAt = new Date(at.getTime() + lifetimeMs);
  const order = newOrder(ended, { createdAt: at, expiresAt });
  await inTransaction(async (stores) => {
    // Another tab created a new quote meanwhile.
    if (!(await addQuote(stores, order))) throw refusal('orders.quoteExpired');
  });
  return order;
}
