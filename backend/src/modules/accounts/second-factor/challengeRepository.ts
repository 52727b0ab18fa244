import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';

export interface LoginChallenge {
  tokenHash: Buffer;
  accountId: string;
  /** The WebAuthn challenge to sign. */
  passkeyChallenge: string | null;
  expiresAt: Date;
}

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
    addLogin: async ({ tokenHash, accountId, expiresAt }) => {
      await db
        .insertInto('login_challenge')
        .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt })
        .execute();
    },
    lockLogin: (tokenHash) =>
      db
        .selectFrom('login_challenge')
        .select([
          'token_hash as tokenHash',
          'account_id as accountId',
          'passkey_challenge as passkeyChallenge',
          'expires_at as expiresAt',
        ])
        .where('token_hash', '=', tokenHash)
        .forUpdate()
        .executeTakeFirst(),
    askForPasskey: async (tokenHash, passkeyChallenge) => {
      await db
        .updateTable('login_challenge')
        .set({ passkey_challenge: passkeyChallenge })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    removeLogin: async (tokenHash) => {
      await db.deleteFrom('login_challenge').where('token_hash', '=', tokenHash).execute();
    },
    removeExpiredLogins: async (at) => {
      await db.deleteFrom('login_challenge').where('expires_at', '<=', at).execute();
    },
    beginEnrolment: async (accountId, challenge, expiresAt) => {
      await db
        .insertInto('passkey_enrolment')
        .values({ account_id: accountId, challenge, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ challenge, expires_at: expiresAt }),
        )
        .execute();
    },
    takeEnrolment: async (accountId, at) => {
      const row = await db
        .deleteFrom('passkey_enrolment')
        .where('account_id', '=', accountId)
        .returning(['challenge', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > at ? row.challenge : undefined;
    },
  };
}
