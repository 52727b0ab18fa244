import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export type StoredSubscription = Selectable<SiteTables['subscription']>;

export type SubscriptionChanges = Partial<
  Omit<StoredSubscription, 'id' | 'accountId' | 'provider' | 'currency' | 'createdAt'>
>;

export type SubscriptionRepository = ReturnType<typeof subscriptionRepository>;

export function subscriptionRepository(db: Kysely<SiteTables>) {
  const subscriptions = db.selectFrom('subscription').selectAll();
  return {
    add: async (subscription: StoredSubscription) => {
      await db.insertInto('subscription').values(subscription).execute();
    },
    find: async (id: string | null) =>
      id === null ? undefined : subscriptions.where('id', '=', id).executeTakeFirst(),
    /** Finds the subscription that gives access. */
    findRunning: (accountId: string) =>
      subscriptions
        .where('accountId', '=', accountId)
        .where('status', '!=', 'ended')
        .executeTakeFirst(),
    /** Newest first, including ended ones. */
    list: (accountId: string) =>
      subscriptions.where('accountId', '=', accountId).orderBy('createdAt', 'desc').execute(),
    update: async (id: string, changes: SubscriptionChanges) => {
      await db.updateTable('subscription').set(changes).where('id', '=', id).execute();
    },
  };
}
