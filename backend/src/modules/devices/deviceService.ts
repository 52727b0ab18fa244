import { randomUUID } from 'node:crypto';

import { findAppFamily } from '@tidegate/contracts/visitors/appTypes';
import { promises } from '@tidegate/contracts/catalogue/promises';

import { refusal } from '../../refusal';
import type { Sessions, StartedSession } from '../sessions';
import type { ClientApp, DeviceRepository } from './deviceRepository';

interface DeviceStores {
  devices: DeviceRepository;
  sessions: Sessions;
}

export interface DeviceDependencies extends DeviceStores {
  inTransaction<Result>(work: (stores: DeviceStores) => Promise<Result>): Promise<Result>;
  now: () => Date;
}

export interface DeviceName {
  appType: number;
  userId: string;
}

/** Devices of all accounts. Each has one live session and occupies one slot. */
export type Devices = ReturnType<typeof deviceService>;

export function deviceService(dependencies: DeviceDependencies) {
  const { devices, sessions, inTransaction, now } = dependencies;
  return {
    /** Starts a session. A login from an app occupies a slot, one from a page does not. */
    startSession: (accountId: string, app: ClientApp, userAgent: string) =>
      findAppFamily(app.appType) === 'web'
        ? sessions.start(accountId, { userAgent })
        : inTransaction((stores) => startOnDevice(stores, accountId, app, now())),
    list: (accountId: string) => devices.list(accountId, now()),
    /** Ends the device's session and frees its slot. */
    unbind: (accountId: string, { appType, userId }: DeviceName) =>
      inTransaction(async (stores) => {
        await stores.devices.lockAccount(accountId);
        const own = await stores.devices.list(accountId, now());
        const device = own.find((one) => one.userId === userId && one.appType === appType);
        // The same for an unknown device and another account's, to reveal nothing about others.
        if (!device) throw refusal('devices.unknown');
        await stores.sessions.endOfDevice(userId);
        await stores.devices.remove(userId);
      }),
  };
}

/** A known installation reuses its slot, and its earlier session ends. */
async function startOnDevice(
  { devices, sessions }: DeviceStores,
  accountId: string,
  app: ClientApp,
  at: Date,
): Promise<StartedSession> {
  await devices.lockAccount(accountId);
  const live = await devices.list(accountId, at);
  const same = live.find(
    ({ appType, installation }) => appType === app.appType && installation === app.installation,
  );
  if (same) {
    await sessions.endOfDevice(same.userId);
    await devices.rename(same.userId, app.name);
    return sessions.start(accountId, { deviceId: same.userId });
  }
  if (live.length >= promises.devices) {
    const details = { limit: promises.devices, manage_path: '/myAccount/deviceManage' };
    throw refusal('devices.limitReached', details);
  }
  await devices.removeAbandoned(accountId, at);
  const userId = randomUUID();
  await devices.create(accountId, { ...app, userId }, at);
  return sessions.start(accountId, { deviceId: userId });
}
