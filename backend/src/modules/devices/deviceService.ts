import { randomUUID } from 'node:crypto';

import { findAppFamily } from '@tidegate/contracts/appTypes';
import { promises } from '@tidegate/contracts/promises';

import type { Sessions, StartedSession } from '../sessions';
import { tooManyDevices, unknownDevice } from './deviceErrors';
import type { ClientApp, DeviceRepository, StoredDevice } from './deviceRepository';

interface DeviceStores {
  devices: DeviceRepository;
  sessions: Sessions;
}

export interface DeviceDependencies extends DeviceStores {
  /** All of the work is done, or none of it. */
  inTransaction<Result>(work: (stores: DeviceStores) => Promise<Result>): Promise<Result>;
  now: () => Date;
}

export interface DeviceName {
  appType: number;
  userId: string;
}

/** The devices of all accounts: each has one living session, and one of the places. */
export interface Devices {
  /** Starts the session of a login; one from an app takes a place, one from a page does not. */
  startSession(accountId: string, app: ClientApp, userAgent: string): Promise<StartedSession>;
  list(accountId: string): Promise<StoredDevice[]>;
  /** Frees the place at once: the device's own token is dead from then on. */
  unbind(accountId: string, device: DeviceName): Promise<void>;
}

export function deviceService(dependencies: DeviceDependencies): Devices {
  const { devices, sessions, inTransaction, now } = dependencies;
  return {
    startSession: (accountId, app, userAgent) =>
      findAppFamily(app.appType) === 'web'
        ? sessions.start(accountId, { userAgent })
        : inTransaction((stores) => startOnDevice(stores, accountId, app, now())),
    list: (accountId) => devices.list(accountId, now()),
    unbind: (accountId, { appType, userId }) =>
      inTransaction(async (stores) => {
        await stores.devices.lockAccount(accountId);
        const own = await stores.devices.list(accountId, now());
        const device = own.find((one) => one.userId === userId && one.appType === appType);
        if (!device) throw unknownDevice();
        await stores.sessions.endOfDevice(userId);
        await stores.devices.remove(userId);
      }),
  };
}

/** The same installation logs in to the place it has; its earlier session ends. */
async function startOnDevice(
  { devices, sessions }: DeviceStores,
  accountId: string,
  app: ClientApp,
  at: Date,
): Promise<StartedSession> {
  await devices.lockAccount(accountId);
  const living = await devices.list(accountId, at);
  const same = living.find(
    ({ appType, installation }) => appType === app.appType && installation === app.installation,
  );
  if (same) {
    await sessions.endOfDevice(same.userId);
    await devices.rename(same.userId, app.name);
    return sessions.start(accountId, { deviceId: same.userId });
  }
  if (living.length >= promises.devices) throw tooManyDevices(promises.devices);
  await devices.removeAbandoned(accountId, at);
  const userId = randomUUID();
  await devices.create(accountId, { ...app, userId }, at);
  return sessions.start(accountId, { deviceId: userId });
}
