import { invoicePath } from '@tidegate/contracts/api/orders/endpoints';
import {
  invoiceReplySchema,
  invoiceRequestSchema,
} from '@tidegate/contracts/api/orders/refundSchemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { findInvoice } from '../invoices/findInvoice';
import type { RouteContext } from './routeContext';

export function invoiceRoutes({ payments }: RouteContext): FastifyPluginAsyncZod {
  return async (app) => {
    const owned = { preHandler: app.requireSession };

    app.get(
      invoicePath,
      {
        ...owned,
        schema: {
          querystring: invoiceRequestSchema,
          response: { 200: invoiceReplySchema },
        },
      },
      async (request) =>
        succeed(await findInvoice(payments, accountOf(request), request.query.order_id)),
    );
  };
}
