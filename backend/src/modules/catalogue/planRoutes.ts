import {
  listPlansReplySchema,
  listPlansRequestSchema,
  plansPath,
} from '@tidegate/contracts/api/catalogue';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { PlanService } from './planService';

export function planRoutes(service: PlanService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      plansPath,
      {
        config: { isSharedAnswer: true },
        schema: { querystring: listPlansRequestSchema, response: { 200: listPlansReplySchema } },
      },
      async ({ query }) =>
        succeed(
          await service.list({ currency: query.currency, customerCountry: query.customer_country }),
        ),
    );
  };
}
