import {
  cancelSubscriptionPath,
  mySubscriptionPath,
  mySubscriptionReplySchema,
  mySubscriptionRequestSchema,
  resumeSubscriptionPath,
  subscriptionActionSchema,
  subscriptionReplySchema,
} from '@tidegate/contracts/api/subscriptions';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import type { PaymentServices } from '../paymentServices';

const security = [{ bearer: [] }];

export function subscriptionRoutes({
  overview,
  subscriptions,
}: PaymentServices): FastifyPluginAsyncZod {
  return async (app) => {
    const owned = { preHandler: app.requireSession };

    app.get(
      mySubscriptionPath,
      {
        ...owned,
        schema: {
          querystring: mySubscriptionRequestSchema,
          response: { 200: mySubscriptionReplySchema },
          security,
        },
      },
      async (request) => {
        const { page: number, page_size: size } = request.query;
        return succeed(await overview.list(accountOf(request), { number, size }));
      },
    );

    for (const [path, act] of [
      [cancelSubscriptionPath, subscriptions.cancel],
      [resumeSubscriptionPath, subscriptions.resume],
    ] as const) {
      app.post(
        path,
        {
          ...owned,
          schema: {
            body: subscriptionActionSchema,
            response: { 200: subscriptionReplySchema },
            security,
          },
        },
        async (request) => {
          const changed = await act(accountOf(request), request.body.subscription_id);
          return succeed(await overview.toSubscription(changed));
        },
      );
    }
  };
}
