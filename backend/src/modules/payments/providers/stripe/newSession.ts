import type Stripe from 'stripe';

import type { PaymentIntent } from '../paymentProvider';

export function newSession(intent: PaymentIntent): Stripe.Checkout.SessionCreateParams {
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
