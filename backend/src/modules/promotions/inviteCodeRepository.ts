import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type InviteCodeRepository = ReturnType<typeof inviteCodeRepository>;

export function inviteCodeRepository(db: Kysely<SiteTables>) {
  return {
    /** Stores the code unless the account has one, and returns the stored one. */
    share: async (accountId: string, code: string) => {
      await db
        .insertInto('inviteCode')
        .values({ accountId, code })
        .onConflict((conflict) => conflict.column('accountId').doNothing())
        .execute();
      const stored = await db
        .selectFrom('inviteCode')
        .select('code')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      return stored.code;
    },
    findInviter: (code: string) =>
      db
        .selectFrom('inviteCode')
        .innerJoin('account', 'account.id', 'inviteCode.accountId')
        .select(['account.id as accountId', 'account.email'])
        .where('inviteCode.code', '=', code)
        .executeTakeFirst(),
  };
}
