import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export interface CallKey {
  accountId: string;
  key: string;
}

type StoredCall = Pick<Selectable<SiteTables['idempotentCall']>, 'requestHash' | 'reply'>;

export interface IdempotentCallRepository {
  /** Returns false if the key was used before. */
  add(key: CallKey, requestHash: Buffer, at: Date): Promise<boolean>;
  find(key: CallKey): Promise<StoredCall | undefined>;
  /** Restarts a call without a reply that started at `latest` or earlier. */
  takeOver(key: CallKey, latest: Date, at: Date): Promise<boolean>;
  setReply(key: CallKey, reply: object): Promise<void>;
  /** Removes the call unless it has a reply. */
  removeUnanswered(key: CallKey): Promise<void>;
  removeStartedBefore(instant: Date): Promise<void>;
}

export function idempotentCallRepository(db: Kysely<SiteTables>): IdempotentCallRepository {
  return {
    add: async ({ accountId, key }, requestHash, startedAt) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('idempotentCall')
        .values({ accountId, key, requestHash, startedAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    find: ({ accountId, key }) =>
      db
        .selectFrom('idempotentCall')
        .select(['requestHash', 'reply'])
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .executeTakeFirst(),
    takeOver: async ({ accountId, key }, latest, startedAt) => {
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
    setReply: async ({ accountId, key }, reply) => {
      await db
        .updateTable('idempotentCall')
        .set({ reply: JSON.stringify(reply) })
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .execute();
    },
    removeUnanswered: async ({ accountId, key }) => {
      await db
        .deleteFrom('idempotentCall')
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .where('reply', 'is', null)
        .execute();
    },
    removeStartedBefore: async (instant) => {
      await db.deleteFrom('idempotentCall').where('startedAt', '<', instant).execute();
    },
  };
}
