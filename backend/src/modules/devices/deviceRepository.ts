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

export interface DeviceRepository {
  /** Serialises changes of an account's devices until the transaction ends. */
  lockAccount(accountId: string): Promise<void>;
  /** Lists devices with a live session, last seen first. */
  list(accountId: string, at: Date): Promise<StoredDevice[]>;
  removeAbandoned(accountId: string, at: Date): Promise<void>;
  create(accountId: string, device: ClientApp & { userId: string }, at: Date): Promise<void>;
  rename(userId: string, name: string): Promise<void>;
  remove(userId: string): Promise<void>;
  removeAll(accountId: string): Promise<void>;
}

export function deviceRepository(db: Kysely<SiteTables>): DeviceRepository {
  const livingSessions = (accountId: string, at: Date) =>
    db
      .selectFrom('session')
      .where('session.accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', at);
  return {
    lockAccount: async (accountId) => {
      await db
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .execute();
    },
    list: (accountId, at) =>
      livingSessions(accountId, at)
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
    removeAbandoned: async (accountId, at) => {
      await db
        .deleteFrom('device')
        .where('accountId', '=', accountId)
        .where(
          'userId',
          'not in',
          livingSessions(accountId, at)
            .select('deviceId')
            .where('deviceId', 'is not', null)
            .$narrowType<{ deviceId: string }>(),
        )
        .execute();
    },
    create: async (accountId, { userId, appType, installation, name }, at) => {
      await db
        .insertInto('device')
        .values({
          userId,
          accountId,
          appType,
          installation,
          name,
          createdAt: at,
        })
        .execute();
    },
    rename: async (userId, name) => {
      await db.updateTable('device').set({ name }).where('userId', '=', userId).execute();
    },
    remove: async (userId) => {
      await db.deleteFrom('device').where('userId', '=', userId).execute();
    },
    removeAll: async (accountId) => {
      await db.deleteFrom('device').where('accountId', '=', accountId).execute();
    },
  };
}
