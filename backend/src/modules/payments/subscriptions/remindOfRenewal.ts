import { addDays } from '@tidegate/contracts/catalogue/periods';

import { reminderAt } from '../access/periods';
import { emailKinds, type PaymentContext } from '../paymentContext';
import type { StoredSubscription } from '../stores/subscriptionRepository';

const shortestRemindedDays = 28;

/** Announces the end of a period, and returns when to check again. */
export async function remindOfRenewal(
  context: PaymentContext,
  subscriptionId: string,
): Promise<Date | undefined> {
  const { subscriptions, now } = context;
  const found = await subscriptions.find(subscriptionId);
  if (!found?.renews || found.status === 'ended') return undefined;
  const { periodStartedAt: startedAt, periodEndsAt: endsAt, status } = found;
  const dueAt = reminderAt({ startedAt, endsAt, isTrial: status === 'trialing' });
  if (dueAt > now()) return dueAt;
  await remindOnce(context, found);
  return undefined;
}

/** Sends one reminder per period. Short periods have none unless they are trials. */
async function remindOnce(
  { inTransaction, now }: PaymentContext,
  { id, accountId, periodStartedAt, periodEndsAt, status }: StoredSubscription,
): Promise<void> {
  const isTrial = status === 'trialing';
  if (!isTrial && periodEndsAt < addDays(periodStartedAt, shortestRemindedDays)) return;
  await inTransaction(async ({ buyers, subscriptions, enqueueEmail }) => {
    const recipient = await buyers.lock(accountId);
    const found = await subscriptions.find(id);
    if (recipient === undefined || !found?.renews) return;
    if (found.remindedFor?.getTime() === periodEndsAt.getTime()) return;
    if (recipient === null) {
      // Without an email address no reminder is possible, so only a resumed plan is charged.
      await subscriptions.update(id, { renews: false, cancelledAt: now() });
      return;
    }
    await subscriptions.update(id, { remindedFor: periodEndsAt });
    const { language } = found;
    const kind = isTrial ? emailKinds.trialReminder : emailKinds.reminder;
    await enqueueEmail({ kind, recipient, language, subjectId: id });
  });
}
