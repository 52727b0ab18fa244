import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { geoRoutes } from './geoRoutes';
import { geoService } from './geoService';
import { createLocator, type LocateVisitor } from './locateVisitor';
import { openPlaces } from './openPlaces';

export type { LocateVisitor } from './locateVisitor';

export interface GeoSettings {
  /** A country or city database in MaxMind's format. */
  geoipFile?: string | undefined;
  /** Whether a caller is the edge or a proxy before it, whose headers about the visitor count. */
  isTrustedProxy: (address: string) => boolean;
}

export interface Geo {
  locate: LocateVisitor;
  routes: FastifyPluginAsyncZod;
  /** ISO code of the request's country, or an empty string. */
  countryOf(request: FastifyRequest): string;
}

export async function createGeo({ geoipFile, isTrustedProxy }: GeoSettings): Promise<Geo> {
  const locate = createLocator(geoService(await openPlaces(geoipFile)), isTrustedProxy);
  return {
    locate,
    routes: geoRoutes(locate),
    countryOf: (request) => locate(request).country_code,
  };
}
