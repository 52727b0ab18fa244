import type { PaymentFailure } from '@tidegate/contracts/api/payments/codes';
import type Stripe from 'stripe';

import type { ProviderPayment } from '../paymentProvider';

export function isIntent(providerRef: string): boolean {
  return providerRef.startsWith('pi_');
}

/** A first payment is a session, a renewal an intent. */
export function readPayment(stripe: Stripe, providerRef: string): Promise<ProviderPayment> {
  return isIntent(providerRef) ? readIntent(stripe, providerRef) : readSession(stripe, providerRef);
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
