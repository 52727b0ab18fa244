import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { callProvider, demandAnswer, unreachable } from './callProvider';
import { toDecimal } from './decimalAmount';
import type { EventHint, PaymentIntent, PaymentProvider, SignedEvent } from './paymentProvider';
import { createAuthorisation, type PaypalCredentials } from './paypalAuthorisation';
import {
  forgottenPayment,
  paypalOrderSchema,
  toHint,
  toPayment,
  toRefundOutcome,
} from './paypalShapes';
import { badSignature, headerOf, isRecent } from './signatures';

export interface PaypalSettings extends PaypalCredentials {
  webhookId: string;
  isSandbox: boolean;
}

const code = 'ps';

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  ru: 'ru-RU',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  nl: 'nl-NL',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ar: 'ar-EG',
};

/** PayPal Orders API v2: the buyer approves on PayPal's page, then we capture. */
export function paypalProvider(settings: PaypalSettings, now: () => Date): PaymentProvider {
  const { origin, webhookId, isSandbox } = settings;
  const authorise = createAuthorisation(settings, now);
  const post = async (path: string, requestId: string, body: unknown) =>
    callProvider(code, {
      method: 'POST',
      url: `${origin}${path}`,
      headers: {
        authorization: await authorise(),
        'content-type': 'application/json',
        'paypal-request-id': requestId,
        prefer: 'return=representation',
      },
      body: JSON.stringify(body),
    });
  const create = async (requestId: string, body: unknown) => {
    const reply = await post('/v2/checkout/orders', requestId, body);
    if (reply.status >= 300) {
      throw new Error(`PayPal refused an order with status ${String(reply.status)}`);
    }
    return paypalOrderSchema.parse(reply.body);
  };
  const isGenuine = async (event: SignedEvent) => {
    const verified = await demandAnswer(code, {
      method: 'POST',
      url: `${origin}/v1/notifications/verify-webhook-signature`,
      headers: { authorization: await authorise(), 'content-type': 'application/json' },
      body: verificationOf(event, webhookId),
    });
    return z.object({ verification_status: z.literal('SUCCESS') }).safeParse(verified).success;
  };
  return {
    code,
    isSandbox,
    start: async (intent) => {
      const order = await create(intent.orderId, toNewOrder(intent));
      const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      return { providerRef: order.id, approvalUrl: link?.href ?? null };
    },
    charge: async (intent) => {
      const order = await create(intent.orderId, {
        intent: 'CAPTURE',
        purchase_units: [purchaseUnit(intent)],
        payment_source: {
          paypal: {
            vault_id: intent.mandateRef,
            stored_credential: { payment_initiator: 'MERCHANT', usage: 'SUBSEQUENT' },
          },
        },
      });
      return { providerRef: order.id, approvalUrl: null };
    },
    read: async (providerRef) => {
      const reply = await callProvider(code, {
        method: 'GET',
        url: `${origin}/v2/checkout/orders/${encodeURIComponent(providerRef)}`,
        headers: { authorization: await authorise() },
      });
      if (reply.status === 404) return forgottenPayment;
      if (reply.status >= 300) throw unreachable(code, new Error(`Status ${String(reply.status)}`));
      return toPayment(paypalOrderSchema.parse(reply.body));
    },
    collect: async (providerRef, orderId) => {
      // A refusal (declined, or already captured) shows when the order is read again.
      await post(
        `/v2/checkout/orders/${encodeURIComponent(providerRef)}/capture`,
        `${orderId}:capture`,
        {},
      );
    },
    // An approval that is not captured takes no money.
    cancel: async () => undefined,
    refund: async (chargeRef, money, orderId) => {
      const reply = await post(
        `/v2/payments/captures/${encodeURIComponent(chargeRef)}/refund`,
        `${orderId}:refund`,
        { amount: { value: toDecimal(money), currency_code: money.currency } },
      );
      return toRefundOutcome(reply);
    },
    readEvent: async (event, limit) => {
      const hint = readShape(event);
      const sentAt = Date.parse(headerOf(event, 'paypal-transmission-time')) / 1000;
      if (!isRecent(sentAt, now())) throw badSignature(code);
      if (!(await limit(() => isGenuine(event)))) throw badSignature(code);
      return hint;
    },
  };
}

function toNewOrder(intent: PaymentIntent) {
  return {
    intent: 'CAPTURE',
    purchase_units: [purchaseUnit(intent)],
    payment_source: {
      paypal: {
        ...(intent.renews && {
          attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } },
        }),
        experience_context: {
          return_url: intent.returnUrl,
          cancel_url: intent.cancelUrl,
          locale: locales[intent.language],
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  };
}

function purchaseUnit({ orderId, money, planName }: PurchaseFacts) {
  return {
    reference_id: orderId,
    custom_id: orderId,
    invoice_id: orderId,
    description: planName,
    amount: { value: toDecimal(money), currency_code: money.currency },
  };
}

type PurchaseFacts = Pick<PaymentIntent, 'orderId' | 'money' | 'planName'>;

const signatureFields = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig'] as const;

const signatureHeader = (field: string) => `paypal-${field.replaceAll('_', '-')}`;

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

/** The signature covers the event's bytes, so they are passed on unchanged. */
function verificationOf(event: SignedEvent, webhookId: string): string {
  const fields = [...signatureFields, 'transmission_time'];
  const facts = JSON.stringify({
    ...Object.fromEntries(fields.map((field) => [field, headerOf(event, signatureHeader(field))])),
    webhook_id: webhookId,
  });
  return `${facts.slice(0, -1)},"webhook_event":${event.body.toString('utf8')}}`;
}
