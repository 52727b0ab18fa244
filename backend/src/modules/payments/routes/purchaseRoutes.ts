import {
  createSubscriptionPath,
  purchasePath,
  subscriptionPath,
} from '@tidegate/contracts/api/payments/endpoints';
import {
  idempotencyHeadersSchema,
  orderResultReplySchema,
  type PurchaseRequest,
  purchaseSchema,
  subscriptionRequestSchema,
} from '@tidegate/contracts/api/payments/purchaseSchemas';
import { type ProviderCode, providerCodes } from '@tidegate/contracts/api/payments/codes';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { purchase } from '../purchase/purchase';
import type { RouteContext } from './routeContext';

/** Payments of quotes (specification §7). */
export function purchaseRoutes(context: RouteContext): FastifyPluginAsyncZod {
  const { payments, gate, once, toResult } = context;

  const buy = (
    request: FastifyRequest & { body: PurchaseRequest },
    provider: ProviderCode,
    renews: boolean,
  ) => {
    gate.refuseCountry(request);
    const accountId = accountOf(request);
    const { quote_id: quoteId, amount_due: amountMinor, currency, language } = request.body;
    const order = { accountId, quoteId, amountMinor, currency, language, provider, renews };
    return once(request, async () => succeed(toResult(await purchase(payments, order))));
  };

  return async (app) => {
    const buying = {
      preHandler: app.requireSession,
      schema: {
        headers: idempotencyHeadersSchema,
        body: purchaseSchema,
        response: { 200: orderResultReplySchema },
      },
    };
    for (const provider of providerCodes) {
      app.post(purchasePath(provider), buying, (request) => buy(request, provider, false));
    }
    app.post(createSubscriptionPath, buying, (request) => buy(request, 's1', true));
    app.post(
      subscriptionPath,
      { ...buying, schema: { ...buying.schema, body: subscriptionRequestSchema } },
      (request) => buy(request, request.body.provider, true),
    );
  };
}
