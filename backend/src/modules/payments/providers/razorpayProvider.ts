import { isCurrency } from '@tidegate/contracts/money';
import * as z from 'zod/mini';

import { callProvider, demandAnswer } from './callProvider';
import type { PaymentProvider, ProviderPayment } from './paymentProvider';
import { badSignature, headerOf, isSignedBy } from './signatures';

export interface RazorpaySettings {
  origin: string;
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  isSandbox: boolean;
}

const code = 'rz';

const linkSchema = z.object({
  id: z.string(),
  reference_id: z.string(),
  short_url: z.string(),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
  payments: z.nullish(
    z.array(z.object({ payment_id: z.string(), status: z.string(), amount: z.int() })),
  ),
});

type PaymentLink = z.infer<typeof linkSchema>;

const entitySchema = z.optional(
  z.object({
    entity: z.looseObject({ id: z.string(), reference_id: z.optional(z.string()) }),
  }),
);

const eventSchema = z.object({
  event: z.string(),
  payload: z.object({ payment_link: entitySchema, payment: entitySchema, refund: entitySchema }),
});

const disputesSchema = z.object({
  items: z.array(z.object({ payment_id: z.string(), status: z.string() })),
});

/** Outcomes of disputes. Any other status means that it is open. */
const decisions: ReadonlyMap<string, ProviderPayment['status']> = new Map([
  ['won', 'paid'],
  ['closed', 'paid'],
  ['lost', 'refunded'],
]);

/** Razorpay payment links. Later intervals cannot be charged. */
export function razorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const { origin, keyId, keySecret, webhookSecrets, isSandbox } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const get = (path: string) =>
    demandAnswer(code, { method: 'GET', url: origin + path, headers: { authorization } });
  const post = (path: string, body: unknown) =>
    callProvider(code, {
      method: 'POST',
      url: origin + path,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const readLink = async (id: string) =>
    linkSchema.parse(await get(`/v1/payment_links/${encodeURIComponent(id)}`));

  /** Payment links have no idempotency keys, but their reference id is unique. */
  const findLink = async (orderId: string) => {
    const found = z
      .object({ payment_links: z.array(linkSchema) })
      .parse(await get(`/v1/payment_links?reference_id=${encodeURIComponent(orderId)}`));
    return found.payment_links.find(({ reference_id }) => reference_id === orderId);
  };
  return {
    code,
    isSandbox,
    start: async ({ orderId, money, planName, email, expiresAt, returnUrl }) => {
      const { status, body } = await post('/v1/payment_links', {
        amount: money.amountMinor,
        currency: money.currency,
        description: planName,
        reference_id: orderId,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        ...(email !== null && { customer: { email } }),
        notify: { email: false, sms: false },
        callback_url: returnUrl,
        callback_method: 'get',
      });
      const link = status < 300 ? linkSchema.parse(body) : await findLink(orderId);
      if (!link) throw new Error(`Razorpay refused a payment link with status ${String(status)}`);
      return { providerRef: link.id, approvalUrl: link.short_url };
    },
    read: async (providerRef) => {
      const link = await readLink(providerRef);
      const chargeRef = link.payments?.find(({ status }) => status === 'captured')?.payment_id;
      if (chargeRef === undefined) return toPayment(link);
      const payment = z
        .object({ refund_status: z.nullish(z.string()), created_at: z.number() })
        .parse(await get(`/v1/payments/${encodeURIComponent(chargeRef)}`));
      const isReturned = payment.refund_status === 'full';
      const status = isReturned
        ? 'refunded'
        : await readDispute(get, chargeRef, payment.created_at);
      return { ...toPayment(link), status, chargeRef };
    },
    cancel: async (providerRef) => {
      // Refused if the link is paid or expired, which the next read shows.
      await post(`/v1/payment_links/${encodeURIComponent(providerRef)}/cancel`, {});
    },
    refund: async (chargeRef, { amountMinor }, orderId) => {
      const { status, body } = await post(`/v1/payments/${encodeURIComponent(chargeRef)}/refund`, {
        amount: amountMinor,
        receipt: orderId,
      });
      if (status >= 300) {
        // A repeated refund is refused, so the payment tells whether the first one succeeded.
        const payment = await get(`/v1/payments/${encodeURIComponent(chargeRef)}`);
        const { refund_status } = z.object({ refund_status: z.nullish(z.string()) }).parse(payment);
        return refund_status === 'full' ? 'refunded' : 'refused';
      }
      const refund = z.object({ status: z.enum(['processed', 'pending', 'failed']) }).parse(body);
      if (refund.status === 'processed') return 'refunded';
      return refund.status === 'pending' ? 'pending' : 'refused';
    },
    readEvent: async (event) => {
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
    },
  };
}

/** Razorpay lists disputes only by time. */
async function readDispute(
  get: (path: string) => Promise<unknown>,
  chargeRef: string,
  since: number,
): Promise<ProviderPayment['status']> {
  const pageSize = 100;
  for (let skip = 0; ; skip += pageSize) {
    const query = new URLSearchParams({
      from: String(Math.floor(since)),
      count: String(pageSize),
      skip: String(skip),
    });
    const { items } = disputesSchema.parse(await get(`/v1/disputes?${query.toString()}`));
    const found = items.find(({ payment_id }) => payment_id === chargeRef);
    if (found) return decisions.get(found.status) ?? 'disputed';
    if (items.length < pageSize) return 'paid';
  }
}

function toPayment(link: PaymentLink): ProviderPayment {
  const isClosed = link.status === 'expired' || link.status === 'cancelled';
  return {
    status: isClosed ? 'failed' : 'pending',
    amountMinor: link.amount,
    currency: isCurrency(link.currency) ? link.currency : '',
    failure: toFailure(link),
    chargeRef: null,
    mandateRef: null,
  };
}

function toFailure({ status }: PaymentLink): ProviderPayment['failure'] {
  return status === 'expired' || status === 'cancelled' ? status : null;
}
