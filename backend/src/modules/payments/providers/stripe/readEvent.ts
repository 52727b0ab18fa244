import Stripe from 'stripe';
import * as z from 'zod/mini';

import type { EventHint, SignedEvent } from '../paymentProvider';
import { badSignature, headerOf, toleranceSeconds } from '../signatures';

const eventSchema = z.object({
  id: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string(),
      object: z.string(),
      metadata: z.nullish(z.record(z.string(), z.string())),
      payment_intent: z.nullish(z.string()),
    }),
  }),
});

export interface EventContext {
  stripe: Stripe;
  webhookSecrets: readonly string[];
  now: () => Date;
}

export function readEvent(code: string, event: SignedEvent, context: EventContext): EventHint {
  if (!isGenuine(event, context)) throw badSignature(code);
  const { id, data } = eventSchema.parse(JSON.parse(event.body.toString('utf8')));
  const { object } = data;
  return {
    eventId: id,
    orderId: object.metadata?.['order_id'],
    providerRef: object.id,
    chargeRef: object.payment_intent ?? undefined,
  };
}

function isGenuine(event: SignedEvent, { stripe, webhookSecrets, now }: EventContext): boolean {
  const signature = headerOf(event, 'stripe-signature');
  const receivedAt = now().getTime();
  return webhookSecrets.some((secret) => {
    try {
      stripe.webhooks.constructEvent(
        event.body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        receivedAt,
      );
      return true;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
      throw error;
    }
  });
}
