import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import { readContent } from '../../readContent';
import type { SiteTables } from '../../database/tables/tables';
import { memoizeWithTtl } from './memoizeWithTtl';
import { type PlanRepository, planRepository } from './planRepository';
import { planRoutes } from './planRoutes';
import { offerFileSchema, planFileSchema, toNewPlans } from './planSeed';
import { planService } from './planService';

export { intervalOf } from './planPricing';
export type { StoredPlan } from './planRepository';

/** During a release, servers of the previous one may lag this far behind. */
const ttlMs = 5000;

export interface Catalogue {
  routes: FastifyPluginAsyncZod;
  plans: Pick<PlanRepository, 'findOnSale' | 'findById'>;
  /** Stores the plans and offers of the content folder. */
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
    plans,
    routes: planRoutes(planService(memoizeWithTtl(ttlMs, now, plans.list), now)),
    seed: async () => {
      const entries = await readContent(contentFolder, 'plans.json', planFileSchema);
      const offers = await readContent(contentFolder, 'offers.json', offerFileSchema);
      await plans.replaceOnSale(toNewPlans(entries, offers));
    },
  };
}
