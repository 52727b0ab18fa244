import {
  listPlansReplySchema,
  listPlansRequestSchema,
  localisedPricesReplySchema,
  localisedPricesRequestSchema,
} from '@tidegate/contracts/api/catalogue/schemas';
import { plansPath, localisedPricesPath } from '@tidegate/contracts/api/catalogue/endpoints';
import { sourceHeadersSchema } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { PlanService } from './planService';

export function planRoutes(service: PlanService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      plansPath,
      {
        config: { isSharedAnswer: true },
        schema: {
          headers: sourceHeadersSchema,
          querystring: listPlansRequestSchema,
          response: { 200: listPlansReplySchema },
        },
      },
      async ({ query }, reply) => {
        reply.shareFor(await service.secondsToChange());
        return succeed(
          await service.list({ currency: query.currency, customerCountry: query.customer_country }),
        );
      },
    );
    app.get(
      localisedPricesPath,
      {
        config: { isSharedAnswer: true },
        schema: {
          querystring: localisedPricesRequestSchema,
          response: { 200: localisedPricesReplySchema },
        },
      },
      async ({ query: { product_ids: productIds, customer_country: customerCountry } }) => ({
        response: { products: await service.listPrices({ productIds, customerCountry }) },
      }),
    );
  };
}
