import {
  orderResultReplySchema,
  orderResultRequestSchema,
} from '@tidegate/contracts/api/payments/purchaseSchemas';
import { providerCodes } from '@tidegate/contracts/api/payments/codes';
import {
  purchaseResultPath,
  resultPath,
  subscriptionResultPath,
} from '@tidegate/contracts/api/payments/endpoints';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { accountOf } from '../../../plugins/accountOf';
import { refreshQuietly } from '../settlement/settle';
import { findOwnOrder } from '../stores/findOrder';
import type { RouteContext } from './routeContext';

const response = { 200: orderResultReplySchema };

/** What became of a payment. */
export function resultRoutes(context: RouteContext): FastifyPluginAsyncZod {
  const { payments, links, toResult } = context;
  return async (app) => {
    const requesting = {
      preHandler: app.requireSession,
      schema: { body: orderResultRequestSchema, response },
    };
    for (const path of [...providerCodes.map(purchaseResultPath), subscriptionResultPath]) {
      app.post(path, requesting, async (request) => {
        const { order_id: orderId, give_up: cancel = false } = request.body;
        const { id } = await findOwnOrder(payments, accountOf(request), orderId);
        return succeed(toResult(await refreshQuietly(payments, id, { cancel })));
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
      async (request) => {
        const id = links.readOrderId(request.params.hash);
        return succeed(toResult(await refreshQuietly(payments, id)));
      },
    );
  };
}
