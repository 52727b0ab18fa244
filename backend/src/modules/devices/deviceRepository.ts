import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** What an app reports about itself at login. */
export interface ClientApp {
  appType: number;
  installation: string;
  name: string;
}

export interface StoredDevice extends ClientApp {
  userId: string;
  lastSeenAt: Date;
}

export type DeviceRepository = ReturnType<typeof deviceRepository>;

export function deviceRepository(db: Kysely<SiteTables>) {
  const liveSessions = (accountId: string, at: Date) =>
    db
      .selectFrom('session')
      .where('session.accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', at);
  return {
    /** Serialises changes of an account's devices until the transaction ends. */
    lockAccount: async (accountId: string) => {
      await db
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .execute();
    },
    /** Lists devices with a live session, last seen first. */
    list: (accountId: string, at: Date) =>
      liveSessions(accountId, at)
        .innerJoin('device', 'device.userId', 'session.deviceId')
        .select([
          'device.userId',
          'device.appType',
          'device.installation',
          'device.name',
          'session.seenAt as lastSeenAt',
        ])
        .orderBy('session.seenAt', 'desc')
        .orderBy('device.userId')
        .execute(),
    removeAbandoned: async (accountId: string, at: Date) => {
      await db
        .deleteFrom('device')
        .where('accountId', '=', accountId)
        .where(
          'userId',
          'not in',
          liveSessions(accountId, at)
            .select('deviceId')
            .where('deviceId', 'is not', null)
            .$narrowType<{ deviceId: string }>(),
        )
        .execute();
    },
    create: async (accountId: string, device: ClientApp & { userId: string }, at: Date) => {
      await db
        .insertInto('device')
        .values({ ...device, accountId, createdAt: at })
        .execute();
    },
    rename: async (userId: string, name: string) => {
      await db.updateTable('device').set({ name }).where('userId', '=', userId).execute();
    },
    remove: async (userId: string) => {
      await db.deleteFrom('device').where('userId', '=', userId).execute();
    },
    removeAll: async (accountId: string) => {
      await db.deleteFrom('device').where('accountId', '=', accountId).execute();
    },
  };
}
