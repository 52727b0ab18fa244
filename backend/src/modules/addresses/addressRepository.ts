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
    await db.deleteFrom('dnsSettings').where('accountId', '=', accountId).execute();
  };
  return {
    findBound: async (accountId) => {
      const row = await db
        .selectFrom('boundAddress')
        .select('address')
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return row?.address;
    },
    bind: async (accountId, address, at) => {
      await db
        .insertInto('boundAddress')
        .values({ accountId, address, boundAt: at })
        .onConflict((conflict) =>
          conflict
            .column('accountId')
            .doUpdateSet({ address, boundAt: at })
            // Binding the same address again keeps its time.
            .where('boundAddress.address', '!=', address),
        )
        .execute();
    },
    removeBound: async (accountId) => {
      await db.deleteFrom('boundAddress').where('accountId', '=', accountId).execute();
    },
    listResolvers: async (accountId) => {
      const row = await db
        .selectFrom('dnsSettings')
        .select('resolvers')
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return row?.resolvers ?? [];
    },
    setResolvers: async (accountId, resolvers, at) => {
      if (resolvers.length === 0) {
        await removeResolvers(accountId);
        return;
      }
      const settings = { resolvers: [...resolvers], updatedAt: at };
      await db
        .insertInto('dnsSettings')
        .values({ accountId, ...settings })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(settings))
        .execute();
    },
    removeResolvers,
  };
}
