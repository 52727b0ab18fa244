import { paymentParamsPath, prepurchasePath } from '@tidegate/contracts/api/payments/endpoints';
import {
  paymentParamsReplySchema,
  prepurchaseReplySchema,
  prepurchaseSchema,
} from '@tidegate/contracts/api/payments/quoteSchemas';
import { sourceHeadersSchema } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { quotePlan } from '../quotes/quotePlan';
import { findTypedCoupon } from './couponRoutes';
import { paymentParams } from './paymentParams';
import type { RouteContext } from './routeContext';
import { readTracking } from './readTracking';

/** What can be paid with, and what a plan would cost. */
export function quoteRoutes(context: RouteContext): FastifyPluginAsyncZod {
  const { payments, gate } = context;
  return async (app) => {
    app.get(
      paymentParamsPath,
      {
        preHandler: app.readSession,
        schema: { headers: sourceHeadersSchema, response: { 200: paymentParamsReplySchema } },
      },
      async (request) => succeed(await paymentParams(context, request)),
    );

    app.post(
      prepurchasePath,
      {
        preHandler: app.requireSession,
        schema: {
          body: prepurchaseSchema,
          response: { 200: prepurchaseReplySchema },
        },
      },
      async (request) => {
        gate.refuseCountry(request);
        const { product_id: productId, with_trial: withTrial = false } = request.body;
        const tracking = { ...readTracking(request), ...request.body.tracking };
        const accountId = accountOf(request);
        const coupon = await findTypedCoupon(context, request, request.body.coupon);
        const quote = { accountId, productId, withTrial, coupon, tracking };
        return succeed(await quotePlan(payments, quote));
      },
    );
  };
}
