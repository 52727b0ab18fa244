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
        .insertInto('bot_check_secret')
        .values({ secret: fresh })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { secret } = await db
        .selectFrom('bot_check_secret')
        .select('secret')
        .executeTakeFirstOrThrow();
      return secret;
    },
    use: async (tokenHash, goodUntil) => {
      const used = await db
        .insertInto('bot_check_used')
        .values({ token_hash: tokenHash, good_until: goodUntil })
        .onConflict((conflict) => conflict.doNothing())
        .returning('token_hash')
        .executeTakeFirst();
      return used !== undefined;
    },
    removeUsedBefore: async (instant) => {
      await db.deleteFrom('bot_check_used').where('good_until', '<', instant).execute();
    },
  };
}
