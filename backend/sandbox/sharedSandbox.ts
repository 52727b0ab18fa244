import { createHash } from 'node:crypto';

import type { ProviderSettings } from '../src/modules/payments';
import type { SandboxSecrets } from './createEvents';
import { pagesPrefix } from './pages/pagePaths';
import type { SandboxEvent } from './sandboxEvent';

export type EventDelivery = (event: SandboxEvent) => Promise<void>;

/** Derived from the origin instead of shared, because they protect nothing of value. */
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
