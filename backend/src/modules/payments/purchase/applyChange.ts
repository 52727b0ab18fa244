import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../../refusal';
import { isPaidFor } from '../access/accessRule';
import { readPurchases } from '../access/applyAccess';
import type { PaymentContext } from '../paymentContext';
import type { StoredOrder } from '../stores/orderRepository';

/** Lets the running plan renew as the plan of the order, which costs nothing now. */
export function applyChange(
  { inTransaction, now }: PaymentContext,
  order: StoredOrder,
  { accountId, language }: { accountId: string; language: Language },
): Promise<StoredOrder> {
  return inTransaction(async (stores) => {
    await stores.buyers.lock(accountId);
    const running = await stores.subscriptions.findRunning(accountId);
    if (!running || running.id !== order.replacedSubscriptionId) {
      throw refusal('orders.priceChanged');
    }
    const purchases = await readPurchases(stores, accountId);
    if (!isPaidFor(purchases, running)) throw refusal('orders.moneyOnItsWay');
    const changes = { language, paidAt: now(), subscriptionId: running.id };
    const moved = await stores.orders.move(order.id, 'paid', changes, ['created']);
    if (!moved) throw refusal('orders.alreadyPurchased');
    await stores.subscriptions.update(running.id, {
      nextPlanId: order.planId,
      nextAmountMinor: order.nextAmountMinor,
      renewalAmountMinor: order.renewalAmountMinor,
      renews: true,
      cancelledAt: null,
    });
    return moved;
  });
}
