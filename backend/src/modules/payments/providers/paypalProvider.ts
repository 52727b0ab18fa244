import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';

import { callProvider, demandAnswer, unreachable } from './callProvider';
import { parseDecimal, toDecimal } from './decimalAmount';
import type {
  EventHint,
  PaymentProvider,
  ProviderPayment,
  RefundOutcome,
  SignedEvent,
} from './paymentProvider';
import { badSignature, headerOf, isRecent } from './signatures';

export interface PaypalSettings {
  origin: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  isSandbox: boolean;
}

const code = 'ps';

const amountSchema = z.object({ value: z.string(), currency_code: z.string() });

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []),
  payment_source: z.optional(
    z.object({
      paypal: z.optional(
        z.object({
          attributes: z.optional(
            z.object({ vault: z.optional(z.object({ id: z.optional(z.string()) })) }),
          ),
        }),
      ),
    }),
  ),
  purchase_units: z._default(
    z.array(
      z.object({
        amount: z.optional(amountSchema),
        payments: z.optional(
          z.object({
            captures: z.optional(
              z.array(z.object({ id: z.string(), status: z.string(), amount: amountSchema })),
            ),
          }),
        ),
      }),
    ),
    [],
  ),
});

type PaypalOrder = z.infer<typeof orderSchema>;

const eventSchema = z.object({
  id: z.string(),
  create_time: z.iso.datetime({ offset: true }),
  resource: z.looseObject({
    id: z.string(),
    custom_id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
});

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

/** PayPal by its Orders API v2: the buyer approves on PayPal's page, then we capture. */
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
    return orderSchema.parse(reply.body);
  };
  return {
    code,
    isSandbox,
    start: async (intent) => {
      const order = await create(intent.orderId, {
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
      });
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
      // PayPal forgets an order that nobody approved.
      if (reply.status === 404) return forgottenPayment;
      if (reply.status >= 300) throw unreachable(code, new Error(`Status ${String(reply.status)}`));
      return toPayment(orderSchema.parse(reply.body));
    },
    collect: async (providerRef, orderId) => {
      // A refusal (declined, or captured before) shows when the order is read again.
      await post(
        `/v2/checkout/orders/${encodeURIComponent(providerRef)}/capture`,
        `${orderId}:capture`,
        {},
      );
    },
    // Nothing to end: an approval that we do not capture takes no money.
    giveUp: async () => undefined,
    refund: async (chargeRef, money, orderId) => {
      const reply = await post(
        `/v2/payments/captures/${encodeURIComponent(chargeRef)}/refund`,
        `${orderId}:refund`,
        { amount: { value: toDecimal(money), currency_code: money.currency } },
      );
      return toRefundOutcome(reply);
    },
    readEvent: async (event) => {
      const verified = await demandAnswer(code, {
        method: 'POST',
        url: `${origin}/v1/notifications/verify-webhook-signature`,
        headers: { authorization: await authorise(), 'content-type': 'application/json' },
        body: verificationOf(event, webhookId),
      });
      const hasSucceeded = z
        .object({ verification_status: z.literal('SUCCESS') })
        .safeParse(verified).success;
      const sentAt = Date.parse(headerOf(event, 'paypal-transmission-time')) / 1000;
      if (!hasSucceeded || !isRecent(sentAt, now())) throw badSignature(code);
      return toHint(event);
    },
  };
}

const forgottenPayment: ProviderPayment = {
  status: 'failed',
  amountMinor: 0,
  currency: '',
  failure: 'expired',
  chargeRef: null,
  mandateRef: null,
};

function purchaseUnit({ orderId, money, planName }: PurchaseFacts) {
  return {
    reference_id: orderId,
    custom_id: orderId,
    invoice_id: orderId,
    description: planName,
    amount: { value: toDecimal(money), currency_code: money.currency },
  };
}

type PurchaseFacts = Pick<
  Parameters<PaymentProvider['start']>[0],
  'orderId' | 'money' | 'planName'
>;

function toPayment({
  status,
  purchase_units: units,
  payment_source,
}: PaypalOrder): ProviderPayment {
  const [unit] = units;
  const capture = unit?.payments?.captures?.[0];
  const amount = capture?.amount ?? unit?.amount;
  const payment = {
    amountMinor: amount ? parseDecimal(amount.value) : 0,
    currency: amount?.currency_code ?? '',
    failure: null,
    chargeRef: capture?.id ?? null,
    mandateRef: payment_source?.paypal?.attributes?.vault?.id ?? null,
  };
  switch (capture?.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { ...payment, status: 'paid' };
    case 'REFUNDED':
      return { ...payment, status: 'refunded' };
    case 'DECLINED':
    case 'FAILED':
      return { ...payment, status: 'failed', failure: 'declined' };
    default:
  }
  if (status === 'VOIDED') return { ...payment, status: 'failed', failure: 'cancelled' };
  return { ...payment, status: status === 'APPROVED' ? 'approved' : 'pending' };
}

function toRefundOutcome({ status, body }: { status: number; body: unknown }): RefundOutcome {
  if (status >= 300) {
    const isDone = JSON.stringify(body ?? '').includes('CAPTURE_FULLY_REFUNDED');
    return isDone ? 'refunded' : 'refused';
  }
  const refund = z.object({ status: z.string() }).parse(body);
  if (refund.status === 'COMPLETED') return 'refunded';
  return refund.status === 'PENDING' ? 'pending' : 'refused';
}

/** PayPal checks its own signature, which covers the event's bytes: they are passed on unchanged. */
function verificationOf(event: SignedEvent, webhookId: string): string {
  const facts = JSON.stringify({
    auth_algo: headerOf(event, 'paypal-auth-algo'),
    cert_url: headerOf(event, 'paypal-cert-url'),
    transmission_id: headerOf(event, 'paypal-transmission-id'),
    transmission_sig: headerOf(event, 'paypal-transmission-sig'),
    transmission_time: headerOf(event, 'paypal-transmission-time'),
    webhook_id: webhookId,
  });
  const content = event.body.toString('utf8');
  try {
    JSON.parse(content);
  } catch (error) {
    throw badSignature(code, error);
  }
  return `${facts.slice(0, -1)},"webhook_event":${content}}`;
}

function toHint({ body }: SignedEvent): EventHint {
  const { id, resource } = eventSchema.parse(JSON.parse(body.toString('utf8')));
  return {
    eventId: id,
    orderId: resource.custom_id,
    providerRef: resource.supplementary_data?.related_ids?.order_id ?? resource.id,
    chargeRef: resource.id,
  };
}

/** A token for an hour or so, asked for once. */
function createAuthorisation(
  { origin, clientId, clientSecret }: PaypalSettings,
  now: () => Date,
): () => Promise<string> {
  let token = '';
  let endsAt = 0;
  return async () => {
    if (now().getTime() < endsAt) return token;
    const reply = await demandAnswer(code, {
      method: 'POST',
      url: `${origin}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const grant = z.object({ access_token: z.string(), expires_in: z.number() }).parse(reply);
    token = `Bearer ${grant.access_token}`;
    // A minute less, so that it does not end on its way.
    endsAt = now().getTime() + (grant.expires_in - 60) * 1000;
    return token;
  };
}
