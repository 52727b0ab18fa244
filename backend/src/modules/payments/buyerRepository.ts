import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';

export interface BuyerRepository {
  findEmail(accountId: string): Promise<string | undefined>;
  /** As `findEmail`; who else wants to change what the account has waits for this transaction. */
  lock(accountId: string): Promise<string | undefined>;
}

export function buyerRepository(db: Kysely<SiteTables>): BuyerRepository {
  const emailOf = (accountId: string) =>
    db.selectFrom('account').select('email').where('id', '=', accountId);
  return {
    findEmail: async (accountId) => (await emailOf(accountId).executeTakeFirst())?.email,
    lock: async (accountId) => (await emailOf(accountId).forUpdate().executeTakeFirst())?.email,
  };
}
