import {
  cancelSubscriptionPath,
  mySubscriptionPath,
  resumeSubscriptionPath,
} from '@tidegate/contracts/api/orders/endpoints';
import {
  mySubscriptionReplySchema,
  mySubscriptionRequestSchema,
  subscriptionActionSchema,
  subscriptionReplySchema,
} from '@tidegate/contracts/api/orders/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { changeRenewal } from '../subscriptions/changeRenewal';
import { listPurchases, toSubscription } from './accountOverview';
import type { RouteContext } from './routeContext';

export function subscriptionRoutes({ payments }: RouteContext): FastifyPluginAsyncZod {
  return async (app) => {
    const owned = { preHandler: app.requireSession };

    app.get(
      mySubscriptionPath,
      {
        ...owned,
        schema: {
          querystring: mySubscriptionRequestSchema,
          response: { 200: mySubscriptionReplySchema },
        },
      },
      async (request) => {
        const { page: number, page_size: size } = request.query;
        return succeed(await listPurchases(payments, accountOf(request), { number, size }));
      },
    );

    for (const [path, isCancelled] of [
      [cancelSubscriptionPath, true],
      [resumeSubscriptionPath, false],
    ] as const) {
      app.post(
        path,
        {
          ...owned,
          schema: {
            body: subscriptionActionSchema,
            response: { 200: subscriptionReplySchema },
          },
        },
        async (request) => {
          const { subscription_id: id } = request.body;
          const changed = await changeRenewal(payments, accountOf(request), id, isCancelled);
          return succeed(await toSubscription(payments, changed));
        },
      );
    }
  };
}
