import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export interface StoredTotp {
  sealedSecret: Buffer;
  isConfirmed: boolean;
}

export interface TotpRepository {
  find(accountId: string): Promise<StoredTotp | undefined>;
  /** Replaces an unconfirmed secret. Returns false if a confirmed one exists. */
  begin(accountId: string, sealedSecret: Buffer): Promise<boolean>;
  /** Confirms the secret and uses up the step. Returns false if none is unconfirmed. */
  confirm(accountId: string, step: number, at: Date): Promise<boolean>;
  /** Returns false if a code of this or a later step was used, which prevents replay. */
  takeStep(accountId: string, step: number): Promise<boolean>;
  remove(accountId: string): Promise<boolean>;
}

export function totpRepository(db: Kysely<SiteTables>): TotpRepository {
  return {
    find: async (accountId) => {
      const row = await db
        .selectFrom('totp')
        .select(['sealed_secret', 'confirmed_at'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row && { sealedSecret: row.sealed_secret, isConfirmed: row.confirmed_at !== null };
    },
    begin: async (accountId, sealedSecret) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('totp')
        .values({ account_id: accountId, sealed_secret: sealedSecret, last_step: 0 })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
            .where('totp.confirmed_at', 'is', null),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    confirm: async (accountId, step, at) => {
      const { numUpdatedRows } = await db
        .updateTable('totp')
        .set({ confirmed_at: at, last_step: step })
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    takeStep: async (accountId, step) => {
      const { numUpdatedRows } = await db
        .updateTable('totp')
        .set({ last_step: step })
        .where('account_id', '=', accountId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    remove: async (accountId) => {
      const { numDeletedRows } = await db
        .deleteFrom('totp')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
