import * as z from 'zod/mini';

import { callProvider, requireReply, type ProviderCall } from '../callProvider';
import type { PaymentIntent, PaymentProvider, ProviderPayment } from '../paymentProvider';
import { sign } from '../signatures';
import { readEvent } from './readEvent';

export interface HostedPageSettings {
  origin: string;
  /** Origin of the buyer's page, if it differs from `origin`. */
  pageUrl: string;
  merchant: string;
  secrets: readonly [string, ...string[]];
  isSandbox: boolean;
}

const code = 'tpa';

const paymentSchema = z.object({
  reference: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'refunded', 'disputed']),
  failure: z.nullable(z.enum(['declined', 'cancelled', 'expired', 'failed'])),
  amount: z.int(),
  currency: z.string(),
});

const refundSchema = z.object({ outcome: z.enum(['refunded', 'pending', 'refused']) });

/** The third party learns of orders only from the buyer's URL, so the order id is the reference. */
export function hostedPageProvider(settings: HostedPageSettings, now: () => Date): PaymentProvider {
  const { isSandbox, secrets } = settings;
  const get = (path: string) => signedCall(settings, { method: 'GET' }, path, now());
  const post = (path: string) => signedCall(settings, { method: 'POST', body: '{}' }, path, now());
  return {
    code,
    isSandbox,
    start: async (intent) => ({
      providerRef: intent.orderId,
      approvalUrl: pageOf(settings, intent),
    }),
    read: async (providerRef) => {
      const { status, body } = await callProvider(code, get(pathOf(providerRef)));
      // The buyer has not opened the page.
      return status === 404 ? untouched : toPayment(body);
    },
    cancel: async (providerRef) => {
      await callProvider(code, post(`${pathOf(providerRef)}/cancel`));
    },
    refund: async (chargeRef) => {
      const reply = await requireReply(code, post(`${pathOf(chargeRef)}/refund`));
      return refundSchema.parse(reply).outcome;
    },
    readEvent: async (event) => readEvent(code, event, secrets, now()),
  };
}

function pathOf(reference: string): string {
  return `/payments/${encodeURIComponent(reference)}`;
}

function signedCall(
  { origin, merchant, secrets: [secret] }: HostedPageSettings,
  call: Pick<ProviderCall, 'method' | 'body'>,
  path: string,
  now: Date,
): ProviderCall {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    'x-tpa-merchant': merchant,
    'x-tpa-signature': `t=${seconds},v1=${sign(secret, `${seconds}.${path}`)}`,
  };
  return { ...call, url: origin + path, headers };
}

function pageOf(
  { merchant, pageUrl, secrets: [secret] }: HostedPageSettings,
  { orderId, money, planName, language, expiresAt, returnUrl, cancelUrl }: PaymentIntent,
): string {
  const query = new URLSearchParams({
    merchant,
    reference: orderId,
    amount: String(money.amountMinor),
    currency: money.currency,
    description: planName,
    language,
    expires: String(Math.floor(expiresAt.getTime() / 1000)),
    return_url: returnUrl,
    cancel_url: cancelUrl,
  });
  query.set('signature', sign(secret, query.toString()));
  return `${pageUrl}?${query.toString()}`;
}

function toPayment(body: unknown): ProviderPayment {
  const { status, amount, currency, failure, reference } = paymentSchema.parse(body);
  return {
    status,
    amountMinor: amount,
    currency,
    failure,
    chargeRef: reference,
    mandateRef: null,
  };
}

const untouched = {
  status: 'pending',
  amountMinor: 0,
  currency: '',
  failure: null,
  chargeRef: null,
  mandateRef: null,
} as const;
