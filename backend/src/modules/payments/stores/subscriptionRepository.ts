import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export type StoredSubscription = Selectable<SiteTables['subscription']>;

export type SubscriptionChanges = Partial<
  Omit<StoredSubscription, 'id' | 'accountId' | 'provider' | 'currency' | 'createdAt'>
>;

export interface SubscriptionRepository {
  add(subscription: StoredSubscription): Promise<void>;
  find(id: string | null): Promise<StoredSubscription | undefined>;
  /** Finds the subscription that gives access. */
  findRunning(accountId: string): Promise<StoredSubscription | undefined>;
  /** Newest first, including ended ones. */
  list(accountId: string): Promise<StoredSubscription[]>;
  update(id: string, changes: SubscriptionChanges): Promise<void>;
}

export function subscriptionRepository(db: Kysely<SiteTables>): SubscriptionRepository {
  const subscriptions = db.selectFrom('subscription').selectAll();
  return {
    add: async (subscription) => {
      await db.insertInto('subscription').values(subscription).execute();
    },
    find: async (id) =>
      id === null ? undefined : subscriptions.where('id', '=', id).executeTakeFirst(),
    findRunning: (accountId) =>
      subscriptions
        .where('accountId', '=', accountId)
        .where('status', '!=', 'ended')
        .executeTakeFirst(),
    list: (accountId) =>
      subscriptions.where('accountId', '=', accountId).orderBy('createdAt', 'desc').execute(),
    update: async (id, changes) => {
      await db.updateTable('subscription').set(changes).where('id', '=', id).execute();
    },
  };
}
