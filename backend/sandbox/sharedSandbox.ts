import { createHash } from 'node:crypto';

import type { ProviderSettings } from '../src/modules/payments';
import type { EventDelivery, SandboxSecrets } from './events';
import { pagesPrefix } from './pages';

/** What signs nothing of value, so that servers and sandbox need not be told of each other's. */
export function sharedSecrets(origin: string): SandboxSecrets {
  const make = (name: string) =>
    createHash('sha256').update(`${origin} ${name}`).digest('hex').slice(0, 32);
  return {
    stripe: `whsec_${make('stripe')}`,
    paypal: make('paypal'),
    razorpay: make('razorpay'),
    hosted: make('hosted'),
  };
}

/** Reaches every provider at a sandbox. */
export function toSettings(
  { origin, pagesOrigin }: { origin: string; pagesOrigin: string },
  secrets: SandboxSecrets,
): Required<ProviderSettings> {
  const isSandbox = true;
  return {
    stripe: { origin, secretKey: 'sk_test_sandbox', webhookSecrets: [secrets.stripe], isSandbox },
    paypal: {
      origin,
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      webhookId: 'sandbox',
      isSandbox,
    },
    razorpay: {
      origin: `${origin}/razorpay`,
      keyId: 'rzp_test_sandbox',
      keySecret: 'sandbox',
      webhookSecrets: [secrets.razorpay],
      isSandbox,
    },
    hostedPage: {
      origin: `${origin}/hosted`,
      pageUrl: `${pagesOrigin}${pagesPrefix}/hosted`,
      merchant: 'sandbox',
      secrets: [secrets.hosted],
      isSandbox,
    },
  };
}

/** Posts events to the webhooks of a site. */
export function sendEventsToSite(webhooksUrl: string): EventDelivery {
  return async ({ provider, headers, body }) => {
    const json = { 'content-type': 'application/json' };
    await fetch(`${webhooksUrl}/${provider}`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body,
    });
  };
}
