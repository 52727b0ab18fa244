import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { addressRepository } from './addressRepository';
import { addressRoutes } from './addressRoutes';
import { addressService } from './addressService';

export function createAddresses(db: Kysely<SiteTables>, now: () => Date): FastifyPluginAsyncZod {
  return addressRoutes(addressService(addressRepository(db), now));
}

/** Removes an account's bound address and resolvers. */
export async function removeAddressSettings(
  db: Kysely<SiteTables>,
  accountId: string,
): Promise<void> {
  const addresses = addressRepository(db);
  await addresses.removeBound(accountId);
  await addresses.removeResolvers(accountId);
}
