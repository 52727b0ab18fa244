import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface DeletionRepository {
  /** Whether there is such an account; who else wants to change what it has waits for this transaction. */
  lock(accountId: string): Promise<boolean>;
  /** Whether it would be charged again. */
  renews(accountId: string): Promise<boolean>;
  /** Whether a renewal is on its way that may have been charged. */
  isBeingRenewed(accountId: string): Promise<boolean>;
  /** Takes what lets anybody in. */
  close(accountId: string): Promise<void>;
  /** With all that goes with the account. */
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
