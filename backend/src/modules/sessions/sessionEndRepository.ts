import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** Ends sessions. An ended session stays ended as it was first. */
export function sessionEndRepository(db: Kysely<SiteTables>) {
  const endElsewhere = (at: Date) =>
    db
      .updateTable('session')
      .set({ endedAt: at, endedBy: 'elsewhere' })
      .where('endedAt', 'is', null);
  return {
    /** Idempotent. */
    end: async (tokenHash: Buffer, at: Date) => {
      await db
        .updateTable('session')
        .set({ endedAt: at, endedBy: 'logout' })
        .where('tokenHash', '=', tokenHash)
        .where('endedAt', 'is', null)
        .execute();
    },
    /** Ends all sessions except the one with `keptTokenHash`. */
    endAll: async (accountId: string, at: Date, keptTokenHash?: Buffer) => {
      const ended = endElsewhere(at).where('accountId', '=', accountId);
      await (keptTokenHash ? ended.where('tokenHash', '!=', keptTokenHash) : ended).execute();
    },
    /** Ends the live sessions of one or all accounts and returns their number. */
    endEvery: async (at: Date, accountId?: string) => {
      const ended = endElsewhere(at).where('expiresAt', '>', at);
      const { numUpdatedRows } = await (
        accountId === undefined ? ended : ended.where('accountId', '=', accountId)
      ).executeTakeFirst();
      return Number(numUpdatedRows);
    },
    endOfDevice: async (deviceId: string, at: Date) => {
      await endElsewhere(at).where('deviceId', '=', deviceId).execute();
    },
    /** Returns false if the account has no such live session. */
    endById: async (accountId: string, id: string, at: Date) => {
      const { numUpdatedRows } = await endElsewhere(at)
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
