import * as z from 'zod/mini';

import type { EventHint, LimitChecks, SignedEvent } from '../paymentProvider';
import { badSignature, headerOf, isRecent } from '../signatures';
import { code, type PaypalClient } from './paypalClient';

const eventSchema = z.object({
  id: z.string(),
  create_time: z.iso.datetime({ offset: true }),
  resource: z.looseObject({
    // A dispute has another id and names its transactions.
    id: z.optional(z.string()),
    disputed_transactions: z.optional(
      z.array(z.object({ seller_transaction_id: z.optional(z.string()) })),
    ),
    custom_id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
});

const signatureFields = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig'] as const;

const signatureHeader = (field: string) => `paypal-${field.replaceAll('_', '-')}`;

export interface EventContext {
  client: PaypalClient;
  webhookId: string;
  now: () => Date;
}

export async function readEvent(
  event: SignedEvent,
  limit: LimitChecks,
  { client, webhookId, now }: EventContext,
): Promise<EventHint> {
  const hint = readShape(event);
  const sentAt = Date.parse(headerOf(event, 'paypal-transmission-time')) / 1000;
  if (!isRecent(sentAt, now())) throw badSignature(code);
  const isGenuine = await limit(() => client.verify(verificationOf(event, webhookId)));
  if (!isGenuine) throw badSignature(code);
  return hint;
}

/** Checked locally first, so that forged events cause no call to PayPal. */
function readShape(event: SignedEvent): EventHint {
  if (signatureFields.some((field) => headerOf(event, signatureHeader(field)) === '')) {
    throw badSignature(code);
  }
  try {
    return toHint(event);
  } catch (error) {
    throw badSignature(code, error);
  }
}

function toHint({ body }: SignedEvent): EventHint {
  const { id, resource } = eventSchema.parse(JSON.parse(body.toString('utf8')));
  const chargeRef = resource.disputed_transactions?.[0]?.seller_transaction_id ?? resource.id;
  return {
    eventId: id,
    orderId: resource.custom_id,
    providerRef: resource.supplementary_data?.related_ids?.order_id ?? resource.id,
    chargeRef,
  };
}

/** The signature covers the event's bytes, so they are passed on unchanged. */
function verificationOf(event: SignedEvent, webhookId: string): string {
  const fields = [...signatureFields, 'transmission_time'];
  const facts = JSON.stringify({
    ...Object.fromEntries(fields.map((field) => [field, headerOf(event, signatureHeader(field))])),
    webhook_id: webhookId,
  });
  return `${facts.slice(0, -1)},"webhook_event":${event.body.toString('utf8')}}`;
}
