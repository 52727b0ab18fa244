import { addDays } from '@tidegate/contracts/catalogue/periods';

import type { StoredOrder } from '../stores/orderRepository';
import { emailKinds, type PaymentStores, renewJob } from '../paymentContext';
import { endedAt } from '../access/applyAccess';

/** Days between attempts to charge a renewal. After the last one the subscription ends. */
const retryDays = [1, 3, 5] as const;
/** Nor is it charged later than this, because nobody pays for the time in between. */
const graceDays = 14;

export async function failRenewal(
  { subscriptions, buyers, enqueueJob, enqueueEmail }: PaymentStores,
  order: StoredOrder,
  at: Date,
): Promise<void> {
  const subscription = await subscriptions.find(order.subscriptionId);
  if (!subscription || subscription.status === 'ended') return;
  if (!subscription.renews) {
    // The owner ended the plan meanwhile, so no email is sent.
    await subscriptions.update(subscription.id, endedAt(at));
    return;
  }
  const pause = retryDays[order.attempt - 1];
  const again = pause === undefined ? undefined : addDays(at, pause);
  const renewalAttempts = order.attempt;
  const isLast = again === undefined || again > addDays(subscription.periodEndsAt, graceDays);
  if (isLast) {
    await subscriptions.update(subscription.id, { ...endedAt(at), renewalAttempts });
  } else {
    await subscriptions.update(subscription.id, { status: 'past_due', renewalAttempts });
    await enqueueJob(renewJob, subscription.id, again);
  }
  const recipient = await buyers.findEmail(subscription.accountId);
  if (recipient === undefined) return;
  const { id: subjectId, language } = subscription;
  const kind = isLast ? emailKinds.renewalEnded : emailKinds.renewalFailed;
  await enqueueEmail({ kind, recipient, language, subjectId });
}
