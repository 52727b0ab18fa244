import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export type BuyerRepository = ReturnType<typeof buyerRepository>;

export function buyerRepository(db: Kysely<SiteTables>) {
  const emailOf = (accountId: string) =>
    db.selectFrom('account').select('email').where('id', '=', accountId);
  return {
    /** Returns undefined for a deleted account and null for one without an address. */
    findEmail: async (accountId: string | null) =>
      accountId === null ? undefined : (await emailOf(accountId).executeTakeFirst())?.email,
    /** As `findEmail`, and locks the account until the transaction ends. */
    lock: async (accountId: string | null) =>
      accountId === null
        ? undefined
        : (await emailOf(accountId).forUpdate().executeTakeFirst())?.email,
  };
}
