import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { sessionEndRepository } from './sessionEndRepository';

export type StoredSession = Selectable<SiteTables['session']>;

export interface BrowserSearch {
  accountId: string;
  tokenHash: Buffer;
  at: Date;
  /** Sessions that were last used earlier have expired. */
  usedSince: Date;
  limit: number;
}

export type SessionRepository = ReturnType<typeof sessionRepository>;

export function sessionRepository(db: Kysely<SiteTables>) {
  const sessions = db.selectFrom('session').selectAll();
  return {
    ...sessionEndRepository(db),
    create: async (session: Insertable<SiteTables['session']>) => {
      await db.insertInto('session').values(session).execute();
    },
    find: (tokenHash: Buffer) => sessions.where('tokenHash', '=', tokenHash).executeTakeFirst(),
    /** Lists live browser sessions: that of the token first, then the latest logins. */
    listBrowsers: ({ accountId, tokenHash, at, usedSince, limit }: BrowserSearch) =>
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
    touch: async (tokenHash: Buffer, at: Date) => {
      await db
        .updateTable('session')
        .set({ seenAt: at })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },
    /** Replaces the token of a live session and returns false if there is none. */
    renew: async (tokenHash: Buffer, newTokenHash: Buffer, at: Date) => {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ tokenHash: newTokenHash, authenticatedAt: at })
        .where('tokenHash', '=', tokenHash)
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    removeExpiredBefore: async (instant: Date) => {
      await db.deleteFrom('session').where('expiresAt', '<', instant).execute();
    },
  };
}
