import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { BackendConfig } from '../../settings/config';
import { geoRoutes } from './geoRoutes';
import { geoService } from './geoService';
import { createLocator, type LocateVisitor } from './locateVisitor';
import { openPlaces } from './mmdbPlaces';

export type { LocateVisitor } from './locateVisitor';

export interface Geo {
  locate: LocateVisitor;
  routes: FastifyPluginAsyncZod;
  /** ISO code of the country that a request comes from, empty where nobody knows. */
  countryOf(request: FastifyRequest): string;
}

export async function createGeo({
  geoipFile,
  isTrustedProxy,
}: Pick<BackendConfig, 'geoipFile' | 'isTrustedProxy'>): Promise<Geo> {
  const locate = createLocator(geoService(await openPlaces(geoipFile)), isTrustedProxy);
  return {
    locate,
    routes: geoRoutes(locate),
    countryOf: (request) => locate(request).country_code,
  };
}
