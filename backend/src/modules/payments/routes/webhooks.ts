import { type ProviderCode, providerCodes } from '@tidegate/contracts/api/payments/codes';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { visitorAddress } from '../../../plugins/visitorAddress';
import type { Attempt, AttemptThrottle } from '../../throttling';
import { providerOf, settleJob } from '../paymentContext';
import type { LimitChecks } from '../providers/paymentProvider';
import type { RouteContext } from './routeContext';

/** Path of provider events, at the edge and here. */
export const webhookPrefix = '/api/mms/payment/v1/webhooks';

/** Forged events per network in 15 minutes. A real provider sends none. */
const limits = { accountAtAddress: 30, address: 30, account: Number.POSITIVE_INFINITY };

/** Responds at once. A job reads the provider, so order and repetition of events do not matter. */
export function webhooks({ payments, createThrottle }: RouteContext): FastifyPluginAsyncZod {
  const refusal = 'payments.tooManyEvents';
  const throttle = createThrottle({ action: 'webhook', limits, refusal });
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
        const provider = providerOf(payments, params.provider);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const sender = { email: params.provider, address: visitorAddress(request) };
        const hint = await provider.readEvent({ body, headers }, limitChecksOf(throttle, sender));
        await payments.inTransaction(async ({ webhookEvents, orders, enqueueJob }) => {
          const at = payments.now();
          if (!(await webhookEvents.add(params.provider, hint.eventId, at))) return;
          const order = await orders.findByHint(sourcesOf(params.provider), hint);
          if (order) await enqueueJob(settleJob, order.id, at);
        });
        payments.wake();
        return succeed(null);
      },
    );
  };
}

function limitChecksOf(throttle: AttemptThrottle, sender: Attempt): LimitChecks {
  return async (check) => {
    await throttle.begin(sender);
    const isGenuine = await check();
    if (isGenuine) await throttle.forgive(sender);
    return isGenuine;
  };
}

/** Stripe sends wallet events to the card address. */
function sourcesOf(provider: ProviderCode): readonly ProviderCode[] {
  return provider === 's1' ? ['s1', 'gap'] : [provider];
}
