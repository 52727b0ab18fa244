import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export type LoginChallenge = Selectable<SiteTables['loginChallenge']>;

export interface ChallengeRepository {
  addLogin(challenge: Omit<LoginChallenge, 'passkeyChallenge'>): Promise<void>;
  /** Locks the challenge until the transaction ends. */
  lockLogin(tokenHash: Buffer): Promise<LoginChallenge | undefined>;
  askForPasskey(tokenHash: Buffer, passkeyChallenge: string): Promise<void>;
  removeLogin(tokenHash: Buffer): Promise<void>;
  removeExpiredLogins(at: Date): Promise<void>;
  /** Stores the challenge for a new passkey and replaces an earlier one. */
  beginEnrolment(accountId: string, challenge: string, expiresAt: Date): Promise<void>;
  /** Returns the challenge to one caller, once. */
  takeEnrolment(accountId: string, at: Date): Promise<string | undefined>;
}

export function challengeRepository(db: Kysely<SiteTables>): ChallengeRepository {
  return {
    addLogin: async (challenge) => {
      await db.insertInto('loginChallenge').values(challenge).execute();
    },
    lockLogin: (tokenHash) =>
      db
        .selectFrom('loginChallenge')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .forUpdate()
        .executeTakeFirst(),
    askForPasskey: async (tokenHash, passkeyChallenge) => {
      await db
        .updateTable('loginChallenge')
        .set({ passkeyChallenge })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },
    removeLogin: async (tokenHash) => {
      await db.deleteFrom('loginChallenge').where('tokenHash', '=', tokenHash).execute();
    },
    removeExpiredLogins: async (at) => {
      await db.deleteFrom('loginChallenge').where('expiresAt', '<=', at).execute();
    },
    beginEnrolment: async (accountId, challenge, expiresAt) => {
      await db
        .insertInto('passkeyEnrolment')
        .values({ accountId, challenge, expiresAt })
        .onConflict((conflict) =>
          conflict.column('accountId').doUpdateSet({ challenge, expiresAt }),
        )
        .execute();
    },
    takeEnrolment: async (accountId, at) => {
      const row = await db
        .deleteFrom('passkeyEnrolment')
        .where('accountId', '=', accountId)
        .returning(['challenge', 'expiresAt'])
        .executeTakeFirst();
      return row && row.expiresAt > at ? row.challenge : undefined;
    },
  };
}
