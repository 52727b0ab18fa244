import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type DeletionRepository = ReturnType<typeof deletionRepository>;

export function deletionRepository(db: Kysely<SiteTables>) {
  return {
    /** Locks the account until the transaction ends and returns false if it is gone. */
    lock: async (accountId: string) => {
      const found = await db
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      return found !== undefined;
    },
    renews: async (accountId: string) => {
      const found = await db
        .selectFrom('subscription')
        .select('id')
        .where('accountId', '=', accountId)
        .where('renews', '=', true)
        .executeTakeFirst();
      return found !== undefined;
    },
    /** True if a renewal that may have been charged is in progress. */
    isBeingRenewed: async (accountId: string) => {
      const found = await db
        .selectFrom('planOrder')
        .select('id')
        .where('accountId', '=', accountId)
        .where('kind', '=', 'renewal')
        .where('status', 'in', ['processing', 'requires_action'])
        .executeTakeFirst();
      return found !== undefined;
    },
    close: async (accountId: string) => {
      await db.deleteFrom('session').where('accountId', '=', accountId).execute();
      await db
        .updateTable('account')
        .set({ passwordHash: null })
        .where('id', '=', accountId)
        .execute();
    },
    remove: async (accountId: string) => {
      await db.deleteFrom('account').where('id', '=', accountId).execute();
    },
    /** Erases what a deleted account left in analytics and orders. Idempotent. */
    eraseTraces: async (accountId: string) => {
      await db.deleteFrom('analyticsEvent').where('userId', '=', accountId).execute();
      await db
        .updateTable('planOrder')
        .set({ tracking: {}, approvalUrl: null, withdrawnBy: null })
        .where('accountId', 'is', null)
        .where(({ eb, or }) =>
          or([
            eb(sql`tracking`, '!=', sql`'{}'::jsonb`),
            eb('approvalUrl', 'is not', null),
            eb('withdrawnBy', 'is not', null),
          ]),
        )
        .execute();
    },
  };
}
