import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface BotCheckRepository {
  /** Returns the secret that all servers share, which is `fresh` if there was none. */
  shareSecret(fresh: string): Promise<string>;
  /** Returns false if the token was used before. */
  use(tokenHash: Buffer, goodUntil: Date): Promise<boolean>;
  removeUsedBefore(instant: Date): Promise<void>;
}

export function botCheckRepository(db: Kysely<SiteTables>): BotCheckRepository {
  return {
    shareSecret: async (fresh) => {
      await db
        .insertInto('botCheckSecret')
        .values({ secret: fresh })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { secret } = await db
        .selectFrom('botCheckSecret')
        .select('secret')
        .executeTakeFirstOrThrow();
      return secret;
    },
    use: async (tokenHash, goodUntil) => {
      const used = await db
        .insertInto('botCheckUsed')
        .values({ tokenHash, goodUntil })
        .onConflict((conflict) => conflict.doNothing())
        .returning('tokenHash')
        .executeTakeFirst();
      return used !== undefined;
    },
    removeUsedBefore: async (instant) => {
      await db.deleteFrom('botCheckUsed').where('goodUntil', '<', instant).execute();
    },
  };
}
