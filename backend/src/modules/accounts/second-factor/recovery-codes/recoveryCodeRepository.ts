import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export interface StoredRecoveryCode {
  letter: string;
  codeHash: string;
}

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
        .selectFrom('recovery_code')
        .select('letter')
        .where('account_id', '=', accountId)
        .execute();
      return codes.length;
    },
    replace: async (accountId, codes) => {
      await db
        .insertInto('recovery_code')
        .values(
          codes.map(({ letter, codeHash }) => ({
            account_id: accountId,
            letter,
            code_hash: codeHash,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'letter'])
            .doUpdateSet(({ ref }) => ({ code_hash: ref('excluded.code_hash') })),
        )
        .execute();
    },
    findHash: async (accountId, letter) => {
      const row = await db
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('account_id', '=', accountId)
        .where('letter', '=', letter)
        .executeTakeFirst();
      return row?.code_hash;
    },
    use: async (accountId, { letter, codeHash }) => {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_code')
        .where('account_id', '=', accountId)
        .where('letter', '=', letter)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeAll: async (accountId) => {
      await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    },
  };
}
