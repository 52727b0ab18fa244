import { idempotencyHeadersSchema, orderResultReplySchema } from '@tidegate/contracts/api/payments';
import {
  confirmWithdrawalPath,
  confirmWithdrawalSchema,
  invoicePath,
  invoiceReplySchema,
  invoiceRequestSchema,
  refundPath,
  refundRequestSchema,
  requestWithdrawalPath,
  requestWithdrawalSchema,
  withdrawalReceiptReplySchema,
  withdrawalStatementReplySchema,
} from '@tidegate/contracts/api/refunds';
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

import { accountOf } from '../../plugins/authentication';
import type { StoredOrder } from './orderRepository';
import { addDays } from './periods';
import type { PaymentServices } from './paymentServices';
import { withdrawalDays } from './refundService';

const security = [{ bearer: [] }];

/** What an account does with what it bought. */
export function subscriptionRoutes(services: PaymentServices): FastifyPluginAsyncZod {
  const { overview, subscriptions, refunds, invoices, once, toResult } = services;
  const concludedAt = ({ paidAt }: StoredOrder) => {
    if (paidAt === null) throw new Error('An order to withdraw from that nobody paid');
    return paidAt;
  };
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

    app.post(
      refundPath,
      {
        ...owned,
        schema: {
          headers: idempotencyHeadersSchema,
          body: refundRequestSchema,
          response: { 200: orderResultReplySchema },
          security,
        },
      },
      (request) =>
        once(request, async () => {
          const { order_id: orderId, language } = request.body;
          return succeed(toResult(await refunds.refund(accountOf(request), orderId, language)));
        }),
    );

    app.post(
      requestWithdrawalPath,
      {
        ...owned,
        schema: {
          body: requestWithdrawalSchema,
          response: { 200: withdrawalStatementReplySchema },
          security,
        },
      },
      async (request) => {
        const accountId = accountOf(request);
        const order = await refunds.findWithdrawable(accountId, request.body.order_id);
        const { planName, email } = await invoices.describe(accountId, order);
        return succeed({
          order_id: order.id,
          plan_name: planName,
          email,
          amount: order.amountMinor,
          currency: order.currency,
          concluded_at: concludedAt(order).toISOString(),
          withdraw_until: addDays(concludedAt(order), withdrawalDays).toISOString(),
        });
      },
    );

    app.post(
      confirmWithdrawalPath,
      {
        ...owned,
        schema: {
          headers: idempotencyHeadersSchema,
          body: confirmWithdrawalSchema,
          response: { 200: withdrawalReceiptReplySchema },
          security,
        },
      },
      (request) =>
        once(request, async () => {
          const order = await refunds.withdraw(accountOf(request), request.body);
          return succeed({
            order_id: order.id,
            received_at: (order.withdrawnAt ?? concludedAt(order)).toISOString(),
            amount: order.amountMinor,
            currency: order.currency,
          });
        }),
    );

    app.get(
      invoicePath,
      {
        ...owned,
        schema: {
          querystring: invoiceRequestSchema,
          response: { 200: invoiceReplySchema },
          security,
        },
      },
      async (request) => succeed(await invoices.get(accountOf(request), request.query.order_id)),
    );
  };
}
