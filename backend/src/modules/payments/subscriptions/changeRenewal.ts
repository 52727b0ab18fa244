import { refusal } from '../../../refusal';
import { mayBeCharged } from '../access/accessRule';
import { readPurchases } from '../access/applyAccess';
import { emailKinds, type PaymentContext } from '../paymentContext';
import type { StoredSubscription } from '../stores/subscriptionRepository';

/**
 * A cancellation stops charges, and access lasts until the end of the paid period. Before that end
 * it can be revoked.
 */
export function changeRenewal(
  { inTransaction, now }: PaymentContext,
  accountId: string,
  id: string,
  isCancelled: boolean,
): Promise<StoredSubscription> {
  return inTransaction(async (stores) => {
    const { buyers, subscriptions, enqueueEmail } = stores;
    const recipient = await buyers.lock(accountId);
    const found = await subscriptions.find(id);
    if (found?.accountId !== accountId || recipient === undefined) {
      throw refusal('subscriptions.unknown');
    }
    if (found.renews === !isCancelled) return found;
    if (!isCancelled && (found.status === 'ended' || found.mandateRef === null)) {
      throw refusal('subscriptions.notResumable');
    }
    // A plan whose money was claimed back or disputed cannot be resumed.
    const isAllowed = isCancelled || mayBeCharged(await readPurchases(stores, accountId), found);
    if (!isAllowed) throw refusal('subscriptions.notResumable');
    const cancelledAt = isCancelled ? now() : null;
    await subscriptions.update(id, { renews: !isCancelled, cancelledAt });
    if (isCancelled) {
      const { language } = found;
      await enqueueEmail({ kind: emailKinds.cancellation, recipient, language, subjectId: id });
    }
    return { ...found, renews: !isCancelled, cancelledAt };
  });
}
