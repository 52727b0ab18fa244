import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';

export interface StoredSession {
  tokenHash: Buffer;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  endedBy: 'logout' | 'elsewhere' | null;
  /** Null for a session of a web page. */
  deviceId: string | null;
  seenAt: Date;
}

export interface SessionRepository {
  create(session: StoredSession): Promise<void>;
  find(tokenHash: Buffer): Promise<StoredSession | undefined>;
  /** Ending an ended session changes nothing. */
  end(tokenHash: Buffer, at: Date): Promise<void>;
  /** All but the one that is kept, if any. */
  endAll(accountId: string, at: Date, keptTokenHash?: Buffer): Promise<void>;
  endOfDevice(deviceId: string, at: Date): Promise<void>;
  see(tokenHash: Buffer, at: Date): Promise<void>;
  removeExpiredBefore(instant: Date): Promise<void>;
}

export function sessionRepository(db: Kysely<SiteTables>): SessionRepository {
  return {
    create: async ({ tokenHash, accountId, createdAt, expiresAt, deviceId, seenAt }) => {
      await db
        .insertInto('session')
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          created_at: createdAt,
          expires_at: expiresAt,
          ended_at: null,
          ended_by: null,
          device_id: deviceId,
          seen_at: seenAt,
        })
        .execute();
    },
    find: (tokenHash) =>
      db
        .selectFrom('session')
        .select([
          'token_hash as tokenHash',
          'account_id as accountId',
          'created_at as createdAt',
          'expires_at as expiresAt',
          'ended_by as endedBy',
          'device_id as deviceId',
          'seen_at as seenAt',
        ])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),
    end: async (tokenHash, at) => {
      await db
        .updateTable('session')
        .set({ ended_at: at, ended_by: 'logout' })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .execute();
    },
    endAll: async (accountId, at, keptTokenHash) => {
      const living = db
        .updateTable('session')
        .set({ ended_at: at, ended_by: 'elsewhere' })
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null);
      await (keptTokenHash ? living.where('token_hash', '!=', keptTokenHash) : living).execute();
    },
    endOfDevice: async (deviceId, at) => {
      await db
        .updateTable('session')
        .set({ ended_at: at, ended_by: 'elsewhere' })
        .where('device_id', '=', deviceId)
        .where('ended_at', 'is', null)
        .execute();
    },
    see: async (tokenHash, at) => {
      await db
        .updateTable('session')
        .set({ seen_at: at })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    removeExpiredBefore: async (instant) => {
      await db.deleteFrom('session').where('expires_at', '<', instant).execute();
    },
  };
}
