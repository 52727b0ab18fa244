import type { PaymentFailure, ProviderCode } from '@tidegate/contracts/api/payments';
import Stripe from 'stripe';
import * as z from 'zod/mini';

import { unreachable } from './callProvider';
import type {
  EventHint,
  PaymentIntent,
  PaymentProvider,
  ProviderPayment,
  SignedEvent,
} from './paymentProvider';
import { badSignature, headerOf, toleranceSeconds } from './signatures';

export interface StripeSettings {
  origin: string;
  secretKey: string;
  /** Two during rotation. */
  webhookSecrets: readonly string[];
  isSandbox: boolean;
}

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

/** Cards (`s1`) and wallets (`gap`) on Stripe Checkout. We schedule renewals (decision 0020). */
export function stripeProvider(
  code: Extract<ProviderCode, 's1' | 'gap'>,
  settings: StripeSettings,
  now: () => Date,
): PaymentProvider {
  const { isSandbox, webhookSecrets } = settings;
  const stripe = createClient(settings);
  return {
    code,
    isSandbox,
    start: async (intent) => {
      const session = await withErrorMapping(code, () =>
        stripe.checkout.sessions.create(toNewSession(intent), {
          idempotencyKey: `${intent.orderId}:start`,
        }),
      );
      return { providerRef: session.id, approvalUrl: session.url };
    },
    charge: async ({ orderId, money, planName, mandateRef }) => {
      const [customer = '', payment_method = ''] = mandateRef.split('/');
      const intent = await withErrorMapping(code, async () => {
        try {
          return await stripe.paymentIntents.create(
            {
              amount: money.amountMinor,
              currency: money.currency.toLowerCase(),
              customer,
              payment_method,
              description: planName,
              off_session: true,
              confirm: true,
              metadata: { order_id: orderId },
            },
            { idempotencyKey: `${orderId}:charge` },
          );
        } catch (error) {
          const declined = error instanceof Stripe.errors.StripeCardError && error.payment_intent;
          if (declined) return declined;
          throw error;
        }
      });
      return { providerRef: intent.id, approvalUrl: null };
    },
    read: (providerRef) =>
      withErrorMapping(code, () =>
        providerRef.startsWith('pi_')
          ? readIntent(stripe, providerRef)
          : readSession(stripe, providerRef),
      ),
    cancel: async (providerRef) => {
      if (providerRef.startsWith('pi_')) return;
      await withErrorMapping(code, async () => {
        try {
          await stripe.checkout.sessions.expire(providerRef);
        } catch (error) {
          // The payment was paid or expired meanwhile, which the next read shows.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      });
    },
    refund: (chargeRef, { amountMinor }, orderId) =>
      withErrorMapping(code, async () => {
        try {
          const { status } = await stripe.refunds.create(
            { payment_intent: chargeRef, amount: amountMinor, metadata: { order_id: orderId } },
            { idempotencyKey: `${orderId}:refund` },
          );
          if (status === 'succeeded') return 'refunded';
          return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return error.code === 'charge_already_refunded' ? 'refunded' : 'refused';
        }
      }),
    readEvent: async (event) => readEvent(code, event, { stripe, webhookSecrets, now }),
  };
}

function toNewSession(intent: PaymentIntent): Stripe.Checkout.SessionCreateParams {
  const { orderId, money, planName, email, language, renews, expiresAt } = intent;
  const metadata = { order_id: orderId };
  return {
    mode: 'payment',
    client_reference_id: orderId,
    ...(email !== null && { customer_email: email }),
    ...(renews && { customer_creation: 'always' as const }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: money.currency.toLowerCase(),
          unit_amount: money.amountMinor,
          product_data: { name: planName },
        },
      },
    ],
    metadata,
    payment_intent_data: {
      metadata,
      ...(renews && { setup_future_usage: 'off_session' as const }),
    },
    // Stripe Checkout has no Arabic.
    locale: language === 'ar' ? 'auto' : language,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: intent.returnUrl,
    cancel_url: intent.cancelUrl,
  };
}

function createClient({ origin, secretKey }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(origin);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: 6000,
    // Retries reuse the idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** A request that Stripe rejects is our defect. Without a response it may have succeeded. */
async function withErrorMapping<Answer>(
  code: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isUnclear =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    throw isUnclear ? unreachable(code, error) : error;
  }
}

async function readSession(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (intent && session.payment_status === 'paid') return toPayment(stripe, intent);
  return {
    status: session.status === 'expired' ? 'failed' : 'pending',
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    failure: session.status === 'expired' ? 'expired' : null,
    chargeRef: null,
    mandateRef: null,
  };
}

async function readIntent(stripe: Stripe, id: string): Promise<ProviderPayment> {
  return toPayment(stripe, await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
}

async function toPayment(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  const { customer, payment_method: method } = intent;
  const failure = failureOf(intent);
  return {
    status: failure ? 'failed' : await statusOf(stripe, intent),
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    failure,
    chargeRef: intent.id,
    mandateRef: customer && method ? `${idOf(customer)}/${idOf(method)}` : null,
  };
}

async function statusOf(
  stripe: Stripe,
  { id, status, latest_charge: charge }: Stripe.PaymentIntent,
) {
  if (status !== 'succeeded') return 'pending';
  if (charge === null || typeof charge === 'string') return 'paid';
  if (charge.refunded) return 'refunded';
  // `disputed` stays true on a charge. Only the dispute has the status.
  if (!charge.disputed) return 'paid';
  const { data: disputes } = await stripe.disputes.list({ payment_intent: id });
  const is = (...wanted: string[]) => disputes.some((dispute) => wanted.includes(dispute.status));
  if (is('needs_response', 'under_review')) return 'disputed';
  return is('lost') ? 'refunded' : 'paid';
}

/** Off session nobody can authenticate, so such a request counts as declined. */
function failureOf({ status }: Stripe.PaymentIntent): PaymentFailure | null {
  if (status === 'canceled') return 'cancelled';
  return status === 'requires_payment_method' || status === 'requires_action' ? 'declined' : null;
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

interface EventContext {
  stripe: Stripe;
  webhookSecrets: readonly string[];
  now: () => Date;
}

function readEvent(
  code: string,
  event: SignedEvent,
  { stripe, webhookSecrets, now }: EventContext,
): EventHint {
  const signature = headerOf(event, 'stripe-signature');
  const receivedAt = now().getTime();
  const isGenuine = webhookSecrets.some((secret) => {
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
  if (!isGenuine) throw badSignature(code);
  const { id, data } = eventSchema.parse(JSON.parse(event.body.toString('utf8')));
  const { object } = data;
  return {
    eventId: id,
    orderId: object.metadata?.['order_id'],
    providerRef: object.id,
    chargeRef: object.payment_intent ?? undefined,
  };
}
