import { mayBeCharged } from '../access/accessRule';
import { readPurchases } from '../access/applyAccess';
import { emailKinds, type PaymentContext } from '../paymentContext';
import { notResumable, unknownSubscription } from '../paymentErrors';
import type { StoredSubscription } from './subscriptionRepository';

export interface SubscriptionService {
  /** Stops charges. Access lasts until the end of the paid period. */
  cancel(accountId: string, id: string): Promise<StoredSubscription>;
  /** Revokes a cancellation before the end of the period. */
  resume(accountId: string, id: string): Promise<StoredSubscription>;
}

export function subscriptionService(context: PaymentContext): SubscriptionService {
  const change = (
    accountId: string,
    id: string,
    isCancelled: boolean,
  ): Promise<StoredSubscription> =>
    context.inTransaction(async (stores) => {
      const { buyers, subscriptions, enqueueEmail } = stores;
      const recipient = await buyers.lock(accountId);
      const found = await subscriptions.find(id);
      if (found?.accountId !== accountId || recipient === undefined) throw unknownSubscription();
      if (found.renews === !isCancelled) return found;
      if (!isCancelled && (found.status === 'ended' || found.mandateRef === null)) {
        throw notResumable();
      }
      // A plan whose money was claimed back or disputed cannot be resumed.
      const isAllowed = isCancelled || mayBeCharged(await readPurchases(stores, accountId), found);
      if (!isAllowed) throw notResumable();
      const cancelledAt = isCancelled ? context.now() : null;
      await subscriptions.update(id, { renews: !isCancelled, cancelledAt });
      if (isCancelled) {
        const { language } = found;
        await enqueueEmail({ kind: emailKinds.cancellation, recipient, language, subjectId: id });
      }
      return { ...found, renews: !isCancelled, cancelledAt };
    });
  return {
    cancel: (accountId, id) => change(accountId, id, true),
    resume: (accountId, id) => change(accountId, id, false),
  };
}
