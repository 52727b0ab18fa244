import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export type StoredRecoveryCode = Omit<Selectable<SiteTables['recoveryCode']>, 'accountId'>;

export interface RecoveryCodeRepository {
  count(accountId: string): Promise<number>;
  /** Each code replaces the one with the same letter, used or not. */
  replace(accountId: string, codes: readonly StoredRecoveryCode[]): Promise<void>;
  findHash(accountId: string, letter: string): Promise<string | undefined>;
  /** Returns false if a parallel request used the code. */
  use(accountId: string, code: StoredRecoveryCode): Promise<boolean>;
  removeAll(accountId: string): Promise<void>;
}

export function recoveryCodeRepository(db: Kysely<SiteTables>): RecoveryCodeRepository {
  return {
    count: async (accountId) => {
      const codes = await db
        .selectFrom('recoveryCode')
        .select('letter')
        .where('accountId', '=', accountId)
        .execute();
      return codes.length;
    },
    replace: async (accountId, codes) => {
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
    findHash: async (accountId, letter) => {
      const row = await db
        .selectFrom('recoveryCode')
        .select('codeHash')
        .where('accountId', '=', accountId)
        .where('letter', '=', letter)
        .executeTakeFirst();
      return row?.codeHash;
    },
    use: async (accountId, { letter, codeHash }) => {
      const { numDeletedRows } = await db
        .deleteFrom('recoveryCode')
        .where('accountId', '=', accountId)
        .where('letter', '=', letter)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeAll: async (accountId) => {
      await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
    },
  };
}
