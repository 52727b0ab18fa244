import { type ProviderCode, providerCodes } from '@tidegate/contracts/api/payments';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';

import { visitorAddress } from '../../../plugins/visitorAddress';
import type { SiteTables } from '../../../database/tables/tables';
import type { Attempt, CreateThrottle } from '../../throttling';
import { orderRepository } from '../orders/orderRepository';
import { providerOf, type PaymentContext } from '../paymentContext';
import { tooManyEvents } from '../paymentErrors';
import type { LimitChecks } from '../providers/paymentProvider';
import { webhookEventRepository } from './webhookEventRepository';

/** Path of provider events, at the edge and here. */
export const webhookPrefix = '/api/mms/payment/v1/webhooks';

/** Forged events per network in 15 minutes. A real provider sends none. */
const limits = { accountAtAddress: 30, address: 30, account: Number.POSITIVE_INFINITY };

/** Responds at once. A job reads the provider, so order and repetition of events do not matter. */
export function webhooks(
  context: PaymentContext,
  db: Kysely<SiteTables>,
  enqueueSettlement: (transaction: Kysely<SiteTables>, orderId: string, at: Date) => Promise<void>,
  createThrottle: CreateThrottle,
): FastifyPluginAsyncZod {
  const throttle = createThrottle({ action: 'webhook', limits, refuse: tooManyEvents });
  const limitChecksOf =
    (sender: Attempt): LimitChecks =>
    async (check) => {
      await throttle.begin(sender);
      const isGenuine = await check();
      if (isGenuine) await throttle.forgive(sender);
      return isGenuine;
    };
  return async (app) => {
    // The signature covers the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    app.post(
      `${webhookPrefix}/:provider`,
      { schema: { hide: true, params: z.object({ provider: z.enum(providerCodes) }) } },
      async (request) => {
        const { params, headers } = request;
        const provider = providerOf(context, params.provider);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const sender = { email: params.provider, address: visitorAddress(request) };
        const hint = await provider.readEvent({ body, headers }, limitChecksOf(sender));
        await db.transaction().execute(async (transaction) => {
          const events = webhookEventRepository(transaction);
          const isNew = await events.add(params.provider, hint.eventId, context.now());
          if (!isNew) return;
          const orderId = await orderRepository(transaction).findByHint(
            tellsOf(params.provider),
            hint,
          );
          if (orderId !== undefined) await enqueueSettlement(transaction, orderId, context.now());
        });
        context.wake();
        return succeed(null);
      },
    );
  };
}

/** Stripe sends wallet events to the card address. */
function tellsOf(provider: ProviderCode): readonly ProviderCode[] {
  return provider === 's1' ? ['s1', 'gap'] : [provider];
}
