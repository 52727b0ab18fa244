import * as z from 'zod/mini';

import { callProvider, requireReply, type ProviderReply } from '../callProvider';
import { createAuthorisation, type PaypalCredentials } from './createAuthorisation';

export interface PaypalSettings extends PaypalCredentials {
  webhookId: string;
  isSandbox: boolean;
}

export const code = 'ps';

export interface PaypalClient {
  get(path: string): Promise<ProviderReply>;
  /** The same `requestId` repeats the reply of the first request. */
  post(path: string, requestId: string, body: unknown): Promise<ProviderReply>;
  /** Tells whether PayPal signed the event of a verification request. */
  verify(verification: string): Promise<boolean>;
}

const verifiedSchema = z.object({ verification_status: z.literal('SUCCESS') });

export function createClient(settings: PaypalSettings, now: () => Date): PaypalClient {
  const { origin } = settings;
  const authorise = createAuthorisation(settings, now);
  return {
    get: async (path) =>
      callProvider(code, {
        method: 'GET',
        url: `${origin}${path}`,
        headers: { authorization: await authorise() },
      }),
    post: async (path, requestId, body) =>
      callProvider(code, {
        method: 'POST',
        url: `${origin}${path}`,
        headers: {
          authorization: await authorise(),
          'content-type': 'application/json',
          'paypal-request-id': requestId,
          prefer: 'return=representation',
        },
        body: JSON.stringify(body),
      }),
    verify: async (verification) => {
      const verified = await requireReply(code, {
        method: 'POST',
        url: `${origin}/v1/notifications/verify-webhook-signature`,
        headers: { authorization: await authorise(), 'content-type': 'application/json' },
        body: verification,
      });
      return verifiedSchema.safeParse(verified).success;
    },
  };
}
