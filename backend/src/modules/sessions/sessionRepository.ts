import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type StoredSession = Selectable<SiteTables['session']>;

export interface BrowserSearch {
  accountId: string;
  tokenHash: Buffer;
  at: Date;
  /** Sessions that were last used earlier have expired. */
  usedSince: Date;
  limit: number;
}

export interface SessionRepository {
  create(session: Insertable<SiteTables['session']>): Promise<void>;
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
  const sessions = db.selectFrom('session').selectAll();
  const endElsewhere = (at: Date) =>
    db
      .updateTable('session')
      .set({ endedAt: at, endedBy: 'elsewhere' })
      .where('endedAt', 'is', null);
  return {
    create: async (session) => {
      await db.insertInto('session').values(session).execute();
    },
    find: (tokenHash) => sessions.where('tokenHash', '=', tokenHash).executeTakeFirst(),
    listBrowsers: ({ accountId, tokenHash, at, usedSince, limit }) =>
      sessions
        .where('accountId', '=', accountId)
        .where('deviceId', 'is', null)
        .where('endedAt', 'is', null)
        .where('expiresAt', '>', at)
        .where('seenAt', '>', usedSince)
        .orderBy(sql`token_hash = ${tokenHash}`, 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    end: async (tokenHash, at) => {
      await db
        .updateTable('session')
        .set({ endedAt: at, endedBy: 'logout' })
        .where('tokenHash', '=', tokenHash)
        .where('endedAt', 'is', null)
        .execute();
    },
    endAll: async (accountId, at, keptTokenHash) => {
      const ended = endElsewhere(at).where('accountId', '=', accountId);
      await (keptTokenHash ? ended.where('tokenHash', '!=', keptTokenHash) : ended).execute();
    },
    endEvery: async (at, accountId) => {
      const ended = endElsewhere(at).where('expiresAt', '>', at);
      const { numUpdatedRows } = await (
        accountId === undefined ? ended : ended.where('accountId', '=', accountId)
      ).executeTakeFirst();
      return Number(numUpdatedRows);
    },
    endOfDevice: async (deviceId, at) => {
      await endElsewhere(at).where('deviceId', '=', deviceId).execute();
    },
    endNamed: async (accountId, id, at) => {
      const { numUpdatedRows } = await endElsewhere(at)
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    see: async (tokenHash, at) => {
      await db
        .updateTable('session')
        .set({ seenAt: at })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },
    renew: async (tokenHash, newTokenHash, at) => {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ tokenHash: newTokenHash, authenticatedAt: at })
        .where('tokenHash', '=', tokenHash)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    removeExpiredBefore: async (instant) => {
      await db.deleteFrom('session').where('expiresAt', '<', instant).execute();
    },
  };
}
