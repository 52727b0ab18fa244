import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export type TotpRepository = ReturnType<typeof totpRepository>;

export function totpRepository(db: Kysely<SiteTables>) {
  return {
    find: async (accountId: string) => {
      const row = await db
        .selectFrom('totp')
        .select(['sealedSecret', 'confirmedAt'])
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return row && { sealedSecret: row.sealedSecret, isConfirmed: row.confirmedAt !== null };
    },
    /** Replaces an unconfirmed secret. Returns false if a confirmed one exists. */
    begin: async (accountId: string, sealedSecret: Buffer) => {
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
    /** Confirms the secret and uses up the step. Returns false if none is unconfirmed. */
    confirm: async (accountId: string, step: number, at: Date) => {
      const { numUpdatedRows } = await db
        .updateTable('totp')
        .set({ confirmedAt: at, lastStep: step })
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Returns false if a code of this or a later step was used, which prevents replay. */
    useStep: async (accountId: string, step: number) => {
      const { numUpdatedRows } = await db
        .updateTable('totp')
        .set({ lastStep: step })
        .where('accountId', '=', accountId)
        .where('lastStep', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    remove: async (accountId: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('totp')
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
