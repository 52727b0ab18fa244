import type { Kysely } from 'kysely';

import type { SiteTables } from '../database/tables/tables';

export interface SigningKeyRepository {
  /** Returns the secret that all servers share, which is `fresh` if there was none. */
  share(name: string, fresh: Buffer): Promise<Buffer>;
}

export function signingKeyRepository(db: Kysely<SiteTables>): SigningKeyRepository {
  return {
    share: async (name, secret) => {
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
