import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import Stripe from 'stripe';

import type { PaymentProvider, RefundOutcome, RenewalIntent } from '../paymentProvider';
import { newSession } from './newSession';
import { readEvent } from './readEvent';
import { isIntent, readPayment } from './readPayment';
import { createClient, type StripeSettings, withErrorMapping } from './stripeClient';

/** Cards (`s1`) and wallets (`gap`) on Stripe Checkout. We schedule renewals (decision 0020). */
export function stripeProvider(
  code: Extract<ProviderCode, 's1' | 'gap'>,
  settings: StripeSettings,
  now: () => Date,
): PaymentProvider {
  const { isSandbox, webhookSecrets } = settings;
  const stripe = createClient(settings);
  const request = <Answer>(call: () => Promise<Answer>) => withErrorMapping(code, call);
  return {
    code,
    isSandbox,
    start: async (intent) => {
      const options = { idempotencyKey: `${intent.orderId}:start` };
      const { id, url } = await request(() =>
        stripe.checkout.sessions.create(newSession(intent), options),
      );
      return { providerRef: id, approvalUrl: url };
    },
    charge: async (intent) => {
      const { id } = await request(() => chargeMandate(stripe, intent));
      return { providerRef: id, approvalUrl: null };
    },
    read: (providerRef) => request(() => readPayment(stripe, providerRef)),
    cancel: async (providerRef) => {
      if (!isIntent(providerRef)) await request(() => expireSession(stripe, providerRef));
    },
    refund: (chargeRef, { amountMinor }, orderId) =>
      request(() => refundIntent(stripe, chargeRef, amountMinor, orderId)),
    readEvent: async (event) => readEvent(code, event, { stripe, webhookSecrets, now }),
  };
}

/** A declined charge is an intent, too. */
async function chargeMandate(
  stripe: Stripe,
  { orderId, money, planName, mandateRef }: RenewalIntent,
): Promise<Stripe.PaymentIntent> {
  const [customer = '', payment_method = ''] = mandateRef.split('/');
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
}

async function expireSession(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // The payment was paid or expired meanwhile, which the next read shows.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

async function refundIntent(
  stripe: Stripe,
  id: string,
  amount: number,
  orderId: string,
): Promise<RefundOutcome> {
  try {
    const { status } = await stripe.refunds.create(
      { payment_intent: id, amount, metadata: { order_id: orderId } },
      { idempotencyKey: `${orderId}:refund` },
    );
    if (status === 'succeeded') return 'refunded';
    return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return error.code === 'charge_already_refunded' ? 'refunded' : 'refused';
  }
}
