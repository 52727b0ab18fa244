import type { Kysely } from 'kysely';

import type { SiteTables } from '../database/tables/tables';

export type SigningKeyRepository = ReturnType<typeof signingKeyRepository>;

export function signingKeyRepository(db: Kysely<SiteTables>) {
  return {
    /** Returns the secret that all servers share, which is `fresh` if there was none. */
    share: async (name: string, secret: Buffer) => {
      await db
        .insertInto('signingKey')
        .values({ name, secret })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const shared = await db
        .selectFrom('signingKey')
        .select('secret')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return shared.secret;
    },
  };
}
