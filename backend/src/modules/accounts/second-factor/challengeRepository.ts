import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export type LoginChallenge = Selectable<SiteTables['loginChallenge']>;

export type ChallengeRepository = ReturnType<typeof challengeRepository>;

export function challengeRepository(db: Kysely<SiteTables>) {
  return {
    addLogin: async (challenge: Omit<LoginChallenge, 'passkeyChallenge'>) => {
      await db.insertInto('loginChallenge').values(challenge).execute();
    },
    /** Locks the challenge until the transaction ends. */
    lockLogin: (tokenHash: Buffer) =>
      db
        .selectFrom('loginChallenge')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .forUpdate()
        .executeTakeFirst(),
    requestPasskey: async (tokenHash: Buffer, passkeyChallenge: string) => {
      await db
        .updateTable('loginChallenge')
        .set({ passkeyChallenge })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },
    removeLogin: async (tokenHash: Buffer) => {
      await db.deleteFrom('loginChallenge').where('tokenHash', '=', tokenHash).execute();
    },
    removeExpiredLogins: async (at: Date) => {
      await db.deleteFrom('loginChallenge').where('expiresAt', '<=', at).execute();
    },
    /** Stores the challenge for a new passkey and replaces an earlier one. */
    beginEnrolment: async (accountId: string, challenge: string, expiresAt: Date) => {
      await db
        .insertInto('passkeyEnrolment')
        .values({ accountId, challenge, expiresAt })
        .onConflict((conflict) =>
          conflict.column('accountId').doUpdateSet({ challenge, expiresAt }),
        )
        .execute();
    },
    /** Returns the challenge to one caller, once. */
    consumeEnrolment: async (accountId: string, at: Date) => {
      const row = await db
        .deleteFrom('passkeyEnrolment')
        .where('accountId', '=', accountId)
        .returning(['challenge', 'expiresAt'])
        .executeTakeFirst();
      return row && row.expiresAt > at ? row.challenge : undefined;
    },
  };
}
