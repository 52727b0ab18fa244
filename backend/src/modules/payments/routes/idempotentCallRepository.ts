import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export interface CallKey {
  accountId: string;
  key: string;
}

export type IdempotentCallRepository = ReturnType<typeof idempotentCallRepository>;

export function idempotentCallRepository(db: Kysely<SiteTables>) {
  return {
    /** Returns false if the key was used before. */
    add: async ({ accountId, key }: CallKey, requestHash: Buffer, startedAt: Date) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('idempotentCall')
        .values({ accountId, key, requestHash, startedAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    find: ({ accountId, key }: CallKey) =>
      db
        .selectFrom('idempotentCall')
        .select(['requestHash', 'reply'])
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .executeTakeFirst(),
    /** Restarts a call without a reply that started at `latest` or earlier. */
    takeOver: async ({ accountId, key }: CallKey, latest: Date, startedAt: Date) => {
      const { numUpdatedRows } = await db
        .updateTable('idempotentCall')
        .set({ startedAt })
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .where('reply', 'is', null)
        .where('startedAt', '<=', latest)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    setReply: async ({ accountId, key }: CallKey, reply: object) => {
      await db
        .updateTable('idempotentCall')
        .set({ reply: JSON.stringify(reply) })
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .execute();
    },
    /** Removes the call unless it has a reply. */
    removeUnanswered: async ({ accountId, key }: CallKey) => {
      await db
        .deleteFrom('idempotentCall')
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .where('reply', 'is', null)
        .execute();
    },
    removeStartedBefore: async (instant: Date) => {
      await db.deleteFrom('idempotentCall').where('startedAt', '<', instant).execute();
    },
  };
}
