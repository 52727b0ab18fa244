import { idempotencyHeadersSchema, orderResultReplySchema } from '@tidegate/contracts/api/payments';
import {
  confirmWithdrawalPath,
  confirmWithdrawalSchema,
  refundPath,
  refundRequestSchema,
  requestWithdrawalPath,
  requestWithdrawalSchema,
  withdrawalReceiptReplySchema,
  withdrawalStatementReplySchema,
} from '@tidegate/contracts/api/refunds';
import { succeed } from '@tidegate/contracts/envelope';
import { addDays } from '@tidegate/contracts/periods';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import type { StoredOrder } from '../orders/orderRepository';
import type { PaymentServices } from '../paymentServices';
import { withdrawalDays } from './refundService';

const security = [{ bearer: [] }];

export function refundRoutes(services: PaymentServices): FastifyPluginAsyncZod {
  const { refunds, invoices, once, toResult } = services;
  return async (app) => {
    const owned = { preHandler: app.requireSession };

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
  };
}

function concludedAt({ paidAt }: StoredOrder): Date {
  if (paidAt === null) throw new Error('An order to withdraw from that nobody paid');
  return paidAt;
}
