import {
  createSubscriptionPath,
  idempotencyHeadersSchema,
  orderResultReplySchema,
  orderResultRequestSchema,
  paymentParamsPath,
  paymentParamsReplySchema,
  prepurchasePath,
  prepurchaseReplySchema,
  prepurchaseSchema,
  type PurchaseRequest,
  purchasePath,
  providerCodes,
  purchaseResultPath,
  purchaseSchema,
  type ProviderCode,
  resultPath,
  sourceHeadersSchema,
  subscriptionPath,
  subscriptionRequestSchema,
  subscriptionResultPath,
} from '@tidegate/contracts/api/payments';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { accountOf } from '../../../plugins/accountOf';
import { findTypedCoupon } from '../coupons/couponRoutes';
import type { PaymentServices } from '../paymentServices';
import { readTracking } from './tracking';

const security = [{ bearer: [] }];
const response = { 200: orderResultReplySchema };

/** The purchase routes of specification §7. */
export function paymentRoutes(services: PaymentServices): FastifyPluginAsyncZod {
  const { quotes, purchases, settlement, links, gate, once, toResult, params } = services;

  const buy = (
    request: FastifyRequest & { body: PurchaseRequest },
    provider: ProviderCode,
    renews: boolean,
  ) => {
    gate.refuseCountry(request);
    const accountId = accountOf(request);
    const { quote_id: quoteId, amount_due: amountMinor, currency, language } = request.body;
    const order = { accountId, quoteId, amountMinor, currency, language, provider, renews };
    return once(request, async () => succeed(toResult(await purchases.purchase(order))));
  };

  return async (app) => {
    const buying = {
      preHandler: app.requireSession,
      schema: { headers: idempotencyHeadersSchema, body: purchaseSchema, response, security },
    };
    const asking = {
      preHandler: app.requireSession,
      schema: { body: orderResultRequestSchema, response, security },
    };

    app.get(
      paymentParamsPath,
      {
        preHandler: app.readSession,
        schema: { headers: sourceHeadersSchema, response: { 200: paymentParamsReplySchema } },
      },
      async (request) => succeed(await params(request)),
    );

    app.post(
      prepurchasePath,
      {
        preHandler: app.requireSession,
        schema: { body: prepurchaseSchema, response: { 200: prepurchaseReplySchema }, security },
      },
      async (request) => {
        gate.refuseCountry(request);
        const { product_id: productId, with_trial: withTrial = false } = request.body;
        const tracking = { ...readTracking(request), ...request.body.tracking };
        const accountId = accountOf(request);
        const coupon = await findTypedCoupon(services, request, request.body.coupon);
        return succeed(await quotes.quote({ accountId, productId, withTrial, coupon, tracking }));
      },
    );

    for (const provider of providerCodes) {
      app.post(purchasePath(provider), buying, (request) => buy(request, provider, false));
    }
    app.post(createSubscriptionPath, buying, (request) => buy(request, 's1', true));
    app.post(
      subscriptionPath,
      { ...buying, schema: { ...buying.schema, body: subscriptionRequestSchema } },
      (request) => buy(request, request.body.provider, true),
    );

    for (const path of [...providerCodes.map(purchaseResultPath), subscriptionResultPath]) {
      app.post(path, asking, async (request) => {
        const { order_id: orderId, give_up: cancel = false } = request.body;
        return succeed(toResult(await purchases.check(accountOf(request), orderId, cancel)));
      });
    }

    app.get(
      resultPath(':hash'),
      {
        schema: {
          params: z.object({ hash: z.string().check(z.regex(/^[\w-]{40,80}$/)) }),
          response,
        },
      },
      async (request) =>
        succeed(toResult(await settlement.refreshQuietly(links.readOrderId(request.params.hash)))),
    );
  };
}
