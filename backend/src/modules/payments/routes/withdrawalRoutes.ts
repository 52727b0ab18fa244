import { idempotencyHeadersSchema } from '@tidegate/contracts/api/payments/purchaseSchemas';
import {
  confirmWithdrawalPath,
  requestWithdrawalPath,
} from '@tidegate/contracts/api/orders/endpoints';
import {
  confirmWithdrawalSchema,
  requestWithdrawalSchema,
  withdrawalReceiptReplySchema,
  withdrawalStatementReplySchema,
} from '@tidegate/contracts/api/orders/refundSchemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import { addDays } from '@tidegate/contracts/catalogue/periods';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { describePurchase } from '../invoices/findInvoice';
import { findWithdrawable, withdraw } from '../refunds/claimRefund';
import { withdrawalDays } from '../refunds/refundPeriods';
import type { StoredOrder } from '../stores/orderRepository';
import type { RouteContext } from './routeContext';

/** The two steps of a withdrawal (decision 0021). */
export function withdrawalRoutes({ payments, once }: RouteContext): FastifyPluginAsyncZod {
  return async (app) => {
    const owned = { preHandler: app.requireSession };

    app.post(
      requestWithdrawalPath,
      {
        ...owned,
        schema: {
          body: requestWithdrawalSchema,
          response: { 200: withdrawalStatementReplySchema },
        },
      },
      async (request) => {
        const accountId = accountOf(request);
        const order = await findWithdrawable(payments, accountId, request.body.order_id);
        const { planName, email } = await describePurchase(payments, accountId, order);
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
        },
      },
      (request) =>
        once(request, async () => {
          const order = await withdraw(payments, accountOf(request), request.body);
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
