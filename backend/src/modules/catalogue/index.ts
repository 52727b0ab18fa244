import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import { readContent } from '../../readContent';
import type { SiteTables } from '../../tables';
import { planRepository } from './planRepository';
import { planRoutes } from './planRoutes';
import { planFileSchema, toNewPlans } from './planSeed';
import { planService } from './planService';

export interface Catalogue {
  routes: FastifyPluginAsyncZod;
  /** Puts the plans of the content folder on sale. */
  seed(): Promise<void>;
}

export interface CatalogueOptions {
  db: Kysely<SiteTables>;
  contentFolder: string;
  now: () => Date;
}

export function createCatalogue({ db, contentFolder, now }: CatalogueOptions): Catalogue {
  const plans = planRepository(db);
  return {
    routes: planRoutes(planService(plans, now)),
    seed: async () => {
      const entries = await readContent(contentFolder, 'plans.json', planFileSchema);
      await plans.replaceOnSale(toNewPlans(entries));
    },
  };
}
