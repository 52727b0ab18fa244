import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { BackendConfig } from '../../config';
import { geoRoutes } from './geoRoutes';
import { geoService } from './geoService';
import { openPlaces } from './mmdbPlaces';

export async function createGeo({
  geoipFile,
  isTrustedProxy,
}: Pick<BackendConfig, 'geoipFile' | 'isTrustedProxy'>): Promise<FastifyPluginAsyncZod> {
  return geoRoutes({ service: geoService(await openPlaces(geoipFile)), isTrustedProxy });
}
