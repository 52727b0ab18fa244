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
      .where('session.account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at);
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
        .innerJoin('device', 'device.user_id', 'session.device_id')
        .select([
          'device.user_id as userId',
          'device.app_type as appType',
          'device.installation',
          'device.name',
          'session.seen_at as lastSeenAt',
        ])
        .orderBy('session.seen_at', 'desc')
        .orderBy('device.user_id')
        .execute(),
    removeAbandoned: async (accountId, at) => {
      await db
        .deleteFrom('device')
        .where('account_id', '=', accountId)
        .where(
          'user_id',
          'not in',
          livingSessions(accountId, at)
            .select('device_id')
            .where('device_id', 'is not', null)
            .$narrowType<{ device_id: string }>(),
        )
        .execute();
    },
    create: async (accountId, { userId, appType, installation, name }, at) => {
      await db
        .insertInto('device')
        .values({
          user_id: userId,
          account_id: accountId,
          app_type: appType,
          installation,
          name,
          created_at: at,
        })
        .execute();
    },
    rename: async (userId, name) => {
      await db.updateTable('device').set({ name }).where('user_id', '=', userId).execute();
    },
    remove: async (userId) => {
      await db.deleteFrom('device').where('user_id', '=', userId).execute();
    },
    removeAll: async (accountId) => {
      await db.deleteFrom('device').where('account_id', '=', accountId).execute();
    },
  };
}
