import * as z from 'zod/mini';

import { callProvider, demandAnswer } from './callProvider';
import type { PaymentProvider } from './paymentProvider';
import { badSignature, headerOf, isRecent, isSignedBy, sign } from './signatures';

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

const eventSchema = z.object({ id: z.string(), reference: z.string() });

/** The third party learns of orders only from the buyer's URL, so the order id is the reference. */
export function hostedPageProvider(
  { origin, pageUrl, merchant, secrets, isSandbox }: HostedPageSettings,
  now: () => Date,
): PaymentProvider {
  const [secret] = secrets;
  const signedHeaders = (content: string) => {
    const seconds = String(Math.floor(now().getTime() / 1000));
    return {
      'content-type': 'application/json',
      'x-tpa-merchant': merchant,
      'x-tpa-signature': `t=${seconds},v1=${sign(secret, `${seconds}.${content}`)}`,
    };
  };
  const pathOf = (reference: string) => `/payments/${encodeURIComponent(reference)}`;
  return {
    code,
    isSandbox,
    start: async (intent) => {
      const query = new URLSearchParams({
        merchant,
        reference: intent.orderId,
        amount: String(intent.money.amountMinor),
        currency: intent.money.currency,
        description: intent.planName,
        language: intent.language,
        expires: String(Math.floor(intent.expiresAt.getTime() / 1000)),
        return_url: intent.returnUrl,
        cancel_url: intent.cancelUrl,
      });
      query.set('signature', sign(secret, query.toString()));
      return { providerRef: intent.orderId, approvalUrl: `${pageUrl}?${query.toString()}` };
    },
    read: async (providerRef) => {
      const path = pathOf(providerRef);
      const { status, body } = await callProvider(code, {
        method: 'GET',
        url: origin + path,
        headers: signedHeaders(path),
      });
      // The buyer has not opened the page.
      if (status === 404) return untouched;
      const payment = paymentSchema.parse(body);
      return {
        status: payment.status,
        amountMinor: payment.amount,
        currency: payment.currency,
        failure: payment.failure,
        chargeRef: payment.reference,
        mandateRef: null,
      };
    },
    cancel: async (providerRef) => {
      const path = `${pathOf(providerRef)}/cancel`;
      await callProvider(code, {
        method: 'POST',
        url: origin + path,
        headers: signedHeaders(path),
        body: '{}',
      });
    },
    refund: async (chargeRef) => {
      const path = `${pathOf(chargeRef)}/refund`;
      const reply = await demandAnswer(code, {
        method: 'POST',
        url: origin + path,
        headers: signedHeaders(path),
        body: '{}',
      });
      return z.object({ outcome: z.enum(['refunded', 'pending', 'refused']) }).parse(reply).outcome;
    },
    readEvent: async (event) => {
      const signature = headerOf(event, 'x-tpa-signature');
      const parts = /^t=(?<seconds>\d{1,12}),v1=(?<digest>[\da-f]{64})$/.exec(signature)?.groups;
      const { seconds = '', digest = '' } = parts ?? {};
      const content = Buffer.concat([Buffer.from(`${seconds}.`), event.body]);
      if (!isRecent(Number(seconds), now()) || !isSignedBy(secrets, content, digest)) {
        throw badSignature(code);
      }
      const { id, reference } = eventSchema.parse(JSON.parse(event.body.toString('utf8')));
      return { eventId: id, orderId: reference, providerRef: reference };
    },
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
