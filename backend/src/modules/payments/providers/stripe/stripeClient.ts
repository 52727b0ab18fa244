import Stripe from 'stripe';

import { unreachable } from '../callProvider';

export interface StripeSettings {
  origin: string;
  secretKey: string;
  /** Two during rotation. */
  webhookSecrets: readonly string[];
  isSandbox: boolean;
}

export function createClient({ origin, secretKey }: StripeSettings): Stripe {
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
export async function withErrorMapping<Answer>(
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
