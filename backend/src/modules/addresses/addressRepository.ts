import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface AddressRepository {
  findBound(accountId: string): Promise<string | undefined>;
  /** Replaces the bound address, of which an account has at most one. */
  bind(accountId: string, address: string, at: Date): Promise<void>;
  removeBound(accountId: string): Promise<void>;
  listResolvers(accountId: string): Promise<string[]>;
  /** An empty list selects our own resolvers. */
  setResolvers(accountId: string, resolvers: readonly string[], at: Date): Promise<void>;
  removeResolvers(accountId: string): Promise<void>;
}

export function addressRepository(db: Kysely<SiteTables>): AddressRepository {
  const removeResolvers = async (accountId: string) => {
    await db.deleteFrom('dns_settings').where('account_id', '=', accountId).execute();
  };
  return {
    findBound: async (accountId) => {
      const row = await db
        .selectFrom('bound_address')
        .select('address')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.address;
    },
    bind: async (accountId, address, at) => {
      await db
        .insertInto('bound_address')
        .values({ account_id: accountId, address, bound_at: at })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ address, bound_at: at })
            // Binding the same address again keeps its time.
            .where('bound_address.address', '!=', address),
        )
        .execute();
    },
    removeBound: async (accountId) => {
      await db.deleteFrom('bound_address').where('account_id', '=', accountId).execute();
    },
    listResolvers: async (accountId) => {
      const row = await db
        .selectFrom('dns_settings')
        .select('resolvers')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.resolvers ?? [];
    },
    setResolvers: async (accountId, resolvers, at) => {
      if (resolvers.length === 0) {
        await removeResolvers(accountId);
        return;
      }
      const settings = { resolvers: [...resolvers], updated_at: at };
      await db
        .insertInto('dns_settings')
        .values({ account_id: accountId, ...settings })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
        .execute();
    },
    removeResolvers,
  };
}
