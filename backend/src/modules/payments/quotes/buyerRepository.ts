import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export interface BuyerRepository {
  /** Nothing for an account that is gone, null for one without an address. */
  findEmail(accountId: string | null): Promise<string | null | undefined>;
  /** As `findEmail`; who else wants to change what the account has waits for this transaction. */
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
