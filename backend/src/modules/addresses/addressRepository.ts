import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type AddressRepository = ReturnType<typeof addressRepository>;

export function addressRepository(db: Kysely<SiteTables>) {
  const removeResolvers = async (accountId: string) => {
    await db.deleteFrom('dnsSettings').where('accountId', '=', accountId).execute();
  };
  return {
    findBound: async (accountId: string) => {
      const row = await db
        .selectFrom('boundAddress')
        .select('address')
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return row?.address;
    },
    /** Replaces the bound address, of which an account has at most one. */
    bind: async (accountId: string, address: string, at: Date) => {
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
    removeBound: async (accountId: string) => {
      await db.deleteFrom('boundAddress').where('accountId', '=', accountId).execute();
    },
    listResolvers: async (accountId: string) => {
      const row = await db
        .selectFrom('dnsSettings')
        .select('resolvers')
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return row?.resolvers ?? [];
    },
    /** An empty list selects our own resolvers. */
    setResolvers: async (accountId: string, resolvers: readonly string[], at: Date) => {
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
