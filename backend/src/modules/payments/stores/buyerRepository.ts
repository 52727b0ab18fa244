import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export interface BuyerRepository {
  /** Returns undefined for a deleted account and null for one without an address. */
  findEmail(accountId: string | null): Promise<string | null | undefined>;
  /** As `findEmail`, and locks the account until the transaction ends. */
  lock(accountId: string | null): Promise<string | null | undefined>;
}

export function buyerRepository(db: Kysely<SiteTables>): BuyerRepository {
  const emailOf = (accountId: string) =>
    db.selectFrom('account').select('email').where('id', '=', accountId);
  return {
    findEmail: async (accountId) =>
      accountId === null ? undefined : (await emailOf(accountId).executeTakeFirst())?.email,
    lock: async (accountId) =>
      accountId === null
        ? undefined
        : (await emailOf(accountId).forUpdate().executeTakeFirst())?.email,
  };
}
