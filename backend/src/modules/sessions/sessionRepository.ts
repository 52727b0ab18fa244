import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../tables';
import type { BrowserName } from './nameBrowser';

export interface StoredSession extends BrowserName {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  endedBy: 'logout' | 'elsewhere' | null;
  /** Null for a session of a web page. */
  deviceId: string | null;
  seenAt: Date;
}

export interface BrowserSearch {
  accountId: string;
  tokenHash: Buffer;
  at: Date;
  limit: number;
}

export interface SessionRepository {
  create(session: StoredSession): Promise<void>;
  find(tokenHash: Buffer): Promise<StoredSession | undefined>;
  /** The living sessions of browsers: the one of the token, then the latest logins. */
  listBrowsers(search: BrowserSearch): Promise<StoredSession[]>;
  /** Ending an ended session changes nothing. */
  end(tokenHash: Buffer, at: Date): Promise<void>;
  /** All but the one that is kept, if any. */
  endAll(accountId: string, at: Date, keptTokenHash?: Buffer): Promise<void>;
  endOfDevice(deviceId: string, at: Date): Promise<void>;
  /** Whether the account had such a session, still living. */
  endNamed(accountId: string, id: string, at: Date): Promise<boolean>;
  see(tokenHash: Buffer, at: Date): Promise<void>;
  removeExpiredBefore(instant: Date): Promise<void>;
}

export function sessionRepository(db: Kysely<SiteTables>): SessionRepository {
  const sessions = db
    .selectFrom('session')
    .select([
      'id',
      'token_hash as tokenHash',
      'account_id as accountId',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'ended_by as endedBy',
      'device_id as deviceId',
      'seen_at as seenAt',
      'browser',
      'system',
    ]);
  return {
    create: async (session) => {
      const { id, tokenHash, accountId, createdAt, expiresAt } = session;
      const { deviceId, seenAt, browser, system } = session;
      await db
        .insertInto('session')
        .values({
          id,
          token_hash: tokenHash,
          account_id: accountId,
          created_at: createdAt,
          expires_at: expiresAt,
          ended_at: null,
          ended_by: null,
          device_id: deviceId,
          seen_at: seenAt,
          browser,
          system,
        })
        .execute();
    },
    find: (tokenHash) => sessions.where('token_hash', '=', tokenHash).executeTakeFirst(),
    listBrowsers: ({ accountId, tokenHash, at, limit }) =>
      sessions
        .where('account_id', '=', accountId)
        .where('device_id', 'is', null)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', at)
        .orderBy(sql`token_hash = ${tokenHash}`, 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
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
    endNamed: async (accountId, id, at) => {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ ended_at: at, ended_by: 'elsewhere' })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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
