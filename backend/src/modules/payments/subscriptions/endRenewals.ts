import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { subscriptionRepository } from '../stores/subscriptionRepository';

/** Ends renewals in the transaction that deletes the account, whose email announces it. */
export async function endRenewals(
  transaction: Kysely<SiteTables>,
  accountId: string,
  cancelledAt: Date,
): Promise<void> {
  const subscriptions = subscriptionRepository(transaction);
  for (const { id, renews } of await subscriptions.list(accountId)) {
    if (renews) await subscriptions.update(id, { renews: false, cancelledAt });
  }
}
