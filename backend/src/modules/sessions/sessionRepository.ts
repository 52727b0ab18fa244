import { type Insertable, type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { BrowserName } from './nameBrowser';

export interface StoredSession extends BrowserName {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  endedBy: 'logout' | 'elsewhere' | null;
  /** Null for a web session. */
  deviceId: string | null;
  seenAt: Date;
  /** Time of the login or of the last password confirmation. */
  authenticatedAt: Date;
}

export interface BrowserSearch {
  accountId: string;
  tokenHash: Buffer;
  at: Date;
  /** Sessions that were last used earlier have expired. */
  usedSince: Date;
  limit: number;
}

export interface SessionRepository {
  create(session: StoredSession): Promise<void>;
  find(tokenHash: Buffer): Promise<StoredSession | undefined>;
  /** Lists live browser sessions: that of the token first, then the latest logins. */
  listBrowsers(search: BrowserSearch): Promise<StoredSession[]>;
  /** Idempotent. */
  end(tokenHash: Buffer, at: Date): Promise<void>;
  /** Ends all sessions except the one with `keptTokenHash`. */
  endAll(accountId: string, at: Date, keptTokenHash?: Buffer): Promise<void>;
  /** Ends the live sessions of one or all accounts and returns their number. */
  endEvery(at: Date, accountId?: string): Promise<number>;
  endOfDevice(deviceId: string, at: Date): Promise<void>;
  /** Returns false if the account has no such live session. */
  endNamed(accountId: string, id: string, at: Date): Promise<boolean>;
  see(tokenHash: Buffer, at: Date): Promise<void>;
  /** Replaces the token of a live session and returns false if there is none. */
  renew(tokenHash: Buffer, newTokenHash: Buffer, at: Date): Promise<boolean>;
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
      'authenticated_at as authenticatedAt',
      'browser',
      'system',
    ]);
  const endElsewhere = (at: Date) =>
    db
      .updateTable('session')
      .set({ ended_at: at, ended_by: 'elsewhere' })
      .where('ended_at', 'is', null);
  return {
    create: async (session) => {
      await db.insertInto('session').values(toRow(session)).execute();
    },
    find: (tokenHash) => sessions.where('token_hash', '=', tokenHash).executeTakeFirst(),
    listBrowsers: ({ accountId, tokenHash, at, usedSince, limit }) =>
      sessions
        .where('account_id', '=', accountId)
        .where('device_id', 'is', null)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', at)
        .where('seen_at', '>', usedSince)
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
      const ended = endElsewhere(at).where('account_id', '=', accountId);
      await (keptTokenHash ? ended.where('token_hash', '!=', keptTokenHash) : ended).execute();
    },
    endEvery: async (at, accountId) => {
      const ended = endElsewhere(at).where('expires_at', '>', at);
      const { numUpdatedRows } = await (
        accountId === undefined ? ended : ended.where('account_id', '=', accountId)
      ).executeTakeFirst();
      return Number(numUpdatedRows);
    },
    endOfDevice: async (deviceId, at) => {
      await endElsewhere(at).where('device_id', '=', deviceId).execute();
    },
    endNamed: async (accountId, id, at) => {
      const { numUpdatedRows } = await endElsewhere(at)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
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
    renew: async (tokenHash, newTokenHash, at) => {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ token_hash: newTokenHash, authenticated_at: at })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    removeExpiredBefore: async (instant) => {
      await db.deleteFrom('session').where('expires_at', '<', instant).execute();
    },
  };
}

function toRow({
  id,
  browser,
  system,
  ...session
}: StoredSession): Insertable<SiteTables['session']> {
  return {
    id,
    token_hash: session.tokenHash,
    account_id: session.accountId,
    created_at: session.createdAt,
    expires_at: session.expiresAt,
    ended_at: null,
    ended_by: null,
    device_id: session.deviceId,
    seen_at: session.seenAt,
    authenticated_at: session.authenticatedAt,
    browser,
    system,
  };
}
