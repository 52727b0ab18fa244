import {
  idempotencyHeadersSchema,
  orderResultReplySchema,
} from '@tidegate/contracts/api/payments/purchaseSchemas';
import { refundPath } from '@tidegate/contracts/api/orders/endpoints';
import { refundRequestSchema } from '@tidegate/contracts/api/orders/refundSchemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { claimRefund } from '../refunds/claimRefund';
import type { RouteContext } from './routeContext';

export function refundRoutes(context: RouteContext): FastifyPluginAsyncZod {
  const { payments, once, toResult } = context;
  return async (app) => {
    app.post(
      refundPath,
      {
        preHandler: app.requireSession,
        schema: {
          headers: idempotencyHeadersSchema,
          body: refundRequestSchema,
          response: { 200: orderResultReplySchema },
        },
      },
      (request) =>
        once(request, async () => {
          const { order_id: orderId, language } = request.body;
          const order = await claimRefund(payments, accountOf(request), orderId, language);
          return succeed(toResult(order));
        }),
    );
  };
}
