import type { StoredOrder } from './orderRepository';
import { letterKinds, type PaymentStores, renewJob } from './paymentContext';
import { endedAt } from './provision';

/** The money went back: what it paid for ends, and what an upgrade had replaced goes on. */
export async function markRefunded(
  stores: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  const { orders, subscriptions, buyers, ask, orderLetter } = stores;
  const email = await buyers.lock(order.accountId);
  const moved = await orders.move(order.id, 'refunded', { refundedAt: at });
  if (!moved) return;
  const bought = await subscriptions.find(moved.subscriptionId);
  // A later period that was paid too is not touched. Its end may have moved: by days for an invitation.
  const isCurrent = bought?.periodStartedAt.getTime() === moved.periodStartedAt.getTime();
  if (bought && isCurrent && bought.status !== 'ended') {
    await subscriptions.update(bought.id, endedAt(at));
    const replaced = await subscriptions.find(moved.replacedSubscriptionId);
    if (moved.kind === 'upgrade' && replaced && replaced.periodEndsAt > at) {
      const renews = replaced.cancelledAt === null && replaced.mandateRef !== null;
      await subscriptions.update(replaced.id, { status: 'active', endedAt: null, renews });
      await ask(renewJob, replaced.id, replaced.periodEndsAt);
    }
  }
  if (email === undefined) return;
  const { id: subjectId, language } = moved;
  await orderLetter({ kind: letterKinds.refund, recipient: email, language, subjectId });
}
