import { type ProviderCode, providerCodes } from '@tidegate/contracts/api/payments';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';

import type { SiteTables } from '../../tables';
import { orderRepository } from './orderRepository';
import { providerOf, type PaymentContext } from './paymentContext';

/** Where providers send their events: the same path through the edge. */
export const webhookPrefix = '/api/mms/payment/v1/webhooks';

/**
 * Takes events in and answers at once: what an event is about is settled by a job, which reads the
 * provider anew, so that neither order nor repetition of events matters.
 */
export function webhooks(
  context: PaymentContext,
  db: Kysely<SiteTables>,
  ask: (transaction: Kysely<SiteTables>, orderId: string, at: Date) => Promise<void>,
): FastifyPluginAsyncZod {
  return async (app) => {
    // The signature covers the bytes as they came.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    app.post(
      `${webhookPrefix}/:provider`,
      { schema: { hide: true, params: z.object({ provider: z.enum(providerCodes) }) } },
      async ({ params, headers, body }) => {
        const provider = providerOf(context, params.provider);
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const hint = await provider.readEvent({ body: bytes, headers });
        await db.transaction().execute(async (transaction) => {
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('webhook_event')
            .values({
              provider: params.provider,
              event_id: hint.eventId,
              received_at: context.now(),
            })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== 1n) return;
          const orderId = await orderRepository(transaction).findByHint(
            tellsOf(params.provider),
            hint,
          );
          if (orderId !== undefined) await ask(transaction, orderId, context.now());
        });
        context.wake();
        return succeed(null);
      },
    );
  };
}

/** Stripe tells of the wallets of phones at the address that it knows for cards. */
function tellsOf(provider: ProviderCode): readonly ProviderCode[] {
  return provider === 's1' ? ['s1', 'gap'] : [provider];
}
