import { addDays } from '@tidegate/contracts/catalogue/periods';
import { promises } from '@tidegate/contracts/catalogue/promises';

import type { StoredOrder } from '../stores/orderRepository';
import {
  type PaymentContext,
  type PaymentStores,
  remindJob,
  renewJob,
  rewardJob,
} from '../paymentContext';
import { reminderAt } from '../access/periods';

/** Pause while the inviter has no suitable plan or a dispute is open. */
const pauseDays = 1;

/** Records the inviter of a paid order, who earns the days later. */
export async function noteInvitation(
  { inviteCodes, invitations, enqueueJob }: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  const { accountId: buyerId, kind, tracking, freeDays, id: orderId } = order;
  // Free days of an upgrade come from the previous plan.
  const isGranted = kind === 'new' && freeDays > 0;
  const inviter = isGranted && (await inviteCodes.findInviter(tracking.invite_code ?? ''));
  if (!inviter || buyerId === null) return;
  await invitations.add({ orderId, inviterId: inviter.accountId, buyerId, freeDays, at });
  // A day after the guarantee, when refunds from its last minute are visible.
  await enqueueJob(rewardJob, orderId, addDays(at, promises.days + 1));
}

/** Rewards the inviter once no refund is possible, and returns when to check again. */
export async function rewardInviter(
  { inTransaction, now }: PaymentContext,
  orderId: string,
): Promise<Date | undefined> {
  const at = now();
  const later = addDays(at, pauseDays);
  return inTransaction(async ({ orders, invitations, buyers, subscriptions, enqueueJob }) => {
    const seen = await invitations.lock(orderId);
    if (seen?.status !== 'waiting') return undefined;
    const order = await orders.find(orderId);
    const { inviterId, freeDays } = seen;
    if (!order || order.status === 'refunded' || inviterId === null) {
      await invitations.decide(orderId, 'void', at);
      return undefined;
    }
    if (order.status !== 'paid') return later;
    await buyers.lock(inviterId);
    const running = await subscriptions.findRunning(inviterId);
    // A renewal in progress depends on the end of the period.
    if (running?.status !== 'active' || running.periodEndsAt <= later) return later;
    const periodEndsAt = addDays(running.periodEndsAt, freeDays);
    await subscriptions.update(running.id, { periodEndsAt, giftDays: running.giftDays + freeDays });
    await enqueueJob(renewJob, running.id, periodEndsAt);
    if (running.renews) {
      const { periodStartedAt: startedAt } = running;
      const remindAt = reminderAt({ startedAt, endsAt: periodEndsAt, isTrial: false });
      await enqueueJob(remindJob, running.id, remindAt);
    }
    await invitations.decide(orderId, 'earned', at);
    return undefined;
  });
}
