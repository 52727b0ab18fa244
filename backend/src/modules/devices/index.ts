import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { createSessions } from '../sessions';
import { deviceRepository } from './deviceRepository';
import { deviceRoutes } from './deviceRoutes';
import { deviceService, type Devices } from './deviceService';

export type { ClientApp } from './deviceRepository';
export type { Devices } from './deviceService';

export function createDevices(
  db: Kysely<SiteTables>,
  now: () => Date,
): { devices: Devices; routes: FastifyPluginAsyncZod } {
  const storesOf = (connection: Kysely<SiteTables>) => ({
    devices: deviceRepository(connection),
    sessions: createSessions(connection, now),
  });
  const devices = deviceService({
    ...storesOf(db),
    inTransaction: (work) => db.transaction().execute((transaction) => work(storesOf(transaction))),
    now,
  });
  return { devices, routes: deviceRoutes(devices) };
}

/** Removes an account's devices. The caller ends their sessions. */
export function removeDevices(db: Kysely<SiteTables>, accountId: string): Promise<void> {
  return deviceRepository(db).removeAll(accountId);
}
