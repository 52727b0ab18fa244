import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';

import { type HostedPageSettings, hostedPageProvider } from './hosted-page/hostedPageProvider';
import type { PaymentProvider } from './paymentProvider';
import type { PaypalSettings } from './paypal/paypalClient';
import { paypalProvider } from './paypal/paypalProvider';
import type { RazorpaySettings } from './razorpay/razorpayClient';
import { razorpayProvider } from './razorpay/razorpayProvider';
import type { StripeSettings } from './stripe/stripeClient';
import { stripeProvider } from './stripe/stripeProvider';

/** Settings by provider. A missing one is disabled. */
export interface ProviderSettings {
  stripe?: StripeSettings | undefined;
  paypal?: PaypalSettings | undefined;
  razorpay?: RazorpaySettings | undefined;
  hostedPage?: HostedPageSettings | undefined;
}

export function createProviders(
  { stripe, paypal, razorpay, hostedPage }: ProviderSettings,
  now: () => Date,
): ReadonlyMap<ProviderCode, PaymentProvider> {
  const providers = [
    ...(stripe ? [stripeProvider('s1', stripe, now), stripeProvider('gap', stripe, now)] : []),
    ...(paypal ? [paypalProvider(paypal, now)] : []),
    ...(razorpay ? [razorpayProvider(razorpay)] : []),
    ...(hostedPage ? [hostedPageProvider(hostedPage, now)] : []),
  ];
  return new Map(providers.map((provider) => [provider.code, provider]));
}
