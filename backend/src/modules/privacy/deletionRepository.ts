import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface DeletionRepository {
  /** Locks the account until the transaction ends and returns false if it is gone. */
  lock(accountId: string): Promise<boolean>;
  renews(accountId: string): Promise<boolean>;
  /** True if a renewal that may have been charged is in progress. */
  isBeingRenewed(accountId: string): Promise<boolean>;
  close(accountId: string): Promise<void>;
  remove(accountId: string): Promise<void>;
}

export function deletionRepository(db: Kysely<SiteTables>): DeletionRepository {
  return {
    lock: async (accountId) => {
      const found = await db
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      return found !== undefined;
    },
    renews: async (accountId) => {
      const found = await db
        .selectFrom('subscription')
        .select('id')
        .where('account_id', '=', accountId)
        .where('renews', '=', true)
        .executeTakeFirst();
      return found !== undefined;
    },
    isBeingRenewed: async (accountId) => {
      const found = await db
        .selectFrom('plan_order')
        .select('id')
        .where('account_id', '=', accountId)
        .where('kind', '=', 'renewal')
        .where('status', 'in', ['processing', 'requires_action'])
        .executeTakeFirst();
      return found !== undefined;
    },
    close: async (accountId) => {
      await db.deleteFrom('session').where('account_id', '=', accountId).execute();
      await db
        .updateTable('account')
        .set({ password_hash: null })
        .where('id', '=', accountId)
        .execute();
    },
    remove: async (accountId) => {
      await db.deleteFrom('account').where('id', '=', accountId).execute();
    },
  };
}
