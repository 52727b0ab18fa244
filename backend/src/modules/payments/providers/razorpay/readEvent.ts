import * as z from 'zod/mini';

import type { EventHint, SignedEvent } from '../paymentProvider';
import { badSignature, headerOf, isSignedBy } from '../signatures';
import { code } from './razorpayClient';

const entitySchema = z.optional(
  z.object({
    entity: z.looseObject({ id: z.string(), reference_id: z.optional(z.string()) }),
  }),
);

const eventSchema = z.object({
  event: z.string(),
  payload: z.object({ payment_link: entitySchema, payment: entitySchema, refund: entitySchema }),
});

export function readEvent(event: SignedEvent, webhookSecrets: readonly string[]): EventHint {
  const signature = headerOf(event, 'x-razorpay-signature');
  // The signed body has no timestamp, so only the event's unique id prevents replay.
  if (!isSignedBy(webhookSecrets, event.body, signature)) throw badSignature(code);
  const { payload } = eventSchema.parse(JSON.parse(event.body.toString('utf8')));
  const eventId = headerOf(event, 'x-razorpay-event-id');
  if (eventId === '') throw badSignature(code);
  return {
    eventId,
    orderId: payload.payment_link?.entity.reference_id,
    providerRef: payload.payment_link?.entity.id,
    chargeRef: payload.payment?.entity.id,
  };
}
