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
        .select(['sealedSecret', 'confirmedAt'])
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return row && { sealedSecret: row.sealedSecret, isConfirmed: row.confirmedAt !== null };
    },
    begin: async (accountId, sealedSecret) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('totp')
        .values({ accountId, sealedSecret, lastStep: 0 })
        .onConflict((conflict) =>
          conflict
            .column('accountId')
            .doUpdateSet({ sealedSecret, lastStep: 0 })
            .where('totp.confirmedAt', 'is', null),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    confirm: async (accountId, step, at) => {
      const { numUpdatedRows } = await db
        .updateTable('totp')
        .set({ confirmedAt: at, lastStep: step })
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    takeStep: async (accountId, step) => {
      const { numUpdatedRows } = await db
        .updateTable('totp')
        .set({ lastStep: step })
        .where('accountId', '=', accountId)
        .where('lastStep', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    remove: async (accountId) => {
      const { numDeletedRows } = await db
        .deleteFrom('totp')
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
