import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export type StoredRecoveryCode = Omit<Selectable<SiteTables['recoveryCode']>, 'accountId'>;

export type RecoveryCodeRepository = ReturnType<typeof recoveryCodeRepository>;

export function recoveryCodeRepository(db: Kysely<SiteTables>) {
  return {
    count: async (accountId: string) => {
      const codes = await db
        .selectFrom('recoveryCode')
        .select('letter')
        .where('accountId', '=', accountId)
        .execute();
      return codes.length;
    },
    /** Each code replaces the one with the same letter, used or not. */
    replace: async (accountId: string, codes: readonly StoredRecoveryCode[]) => {
      await db
        .insertInto('recoveryCode')
        .values(codes.map((code) => ({ ...code, accountId })))
        .onConflict((conflict) =>
          conflict
            .columns(['accountId', 'letter'])
            .doUpdateSet(({ ref }) => ({ codeHash: ref('excluded.codeHash') })),
        )
        .execute();
    },
    findHash: async (accountId: string, letter: string) => {
      const row = await db
        .selectFrom('recoveryCode')
        .select('codeHash')
        .where('accountId', '=', accountId)
        .where('letter', '=', letter)
        .executeTakeFirst();
      return row?.codeHash;
    },
    /** Returns false if a parallel request used the code. */
    use: async (accountId: string, { letter, codeHash }: StoredRecoveryCode) => {
      const { numDeletedRows } = await db
        .deleteFrom('recoveryCode')
        .where('accountId', '=', accountId)
        .where('letter', '=', letter)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeAll: async (accountId: string) => {
      await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
    },
  };
}
