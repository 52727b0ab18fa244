import { isCurrency } from '@tidegate/contracts/catalogue/money';
import * as z from 'zod/mini';

import type { PaymentIntent, ProviderPayment } from '../paymentProvider';
import type { RazorpayClient } from './razorpayClient';

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

export type PaymentLink = z.infer<typeof linkSchema>;

const linksSchema = z.object({ payment_links: z.array(linkSchema) });

const linksPath = '/v1/payment_links';

export function pathOfLink(id: string): string {
  return `${linksPath}/${encodeURIComponent(id)}`;
}

export async function createLink(
  client: RazorpayClient,
  { orderId, money, planName, email, expiresAt, returnUrl }: PaymentIntent,
): Promise<PaymentLink> {
  const { status, body } = await client.post(linksPath, {
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
  const link = status < 300 ? linkSchema.parse(body) : await findLink(client, orderId);
  if (!link) throw new Error(`Razorpay refused a payment link with status ${String(status)}`);
  return link;
}

export async function readLink(client: RazorpayClient, id: string): Promise<PaymentLink> {
  return linkSchema.parse(await client.get(pathOfLink(id)));
}

/** Payment links have no idempotency keys, but their reference id is unique. */
async function findLink(client: RazorpayClient, orderId: string): Promise<PaymentLink | undefined> {
  const query = `reference_id=${encodeURIComponent(orderId)}`;
  const found = linksSchema.parse(await client.get(`${linksPath}?${query}`));
  return found.payment_links.find(({ reference_id }) => reference_id === orderId);
}

export function toPayment(link: PaymentLink): ProviderPayment {
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
