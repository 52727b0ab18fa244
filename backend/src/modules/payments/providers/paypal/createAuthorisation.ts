import * as z from 'zod/mini';

import { requireReply } from '../callProvider';

export interface PaypalCredentials {
  origin: string;
  clientId: string;
  clientSecret: string;
}

/** Caches an access token until it expires. */
export function createAuthorisation(
  { origin, clientId, clientSecret }: PaypalCredentials,
  now: () => Date,
): () => Promise<string> {
  let token = '';
  let endsAt = 0;
  return async () => {
    if (now().getTime() < endsAt) return token;
    const reply = await requireReply('ps', {
      method: 'POST',
      url: `${origin}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const grant = z.object({ access_token: z.string(), expires_in: z.number() }).parse(reply);
    token = `Bearer ${grant.access_token}`;
    // A minute's margin keeps it from expiring in transit.
    endsAt = now().getTime() + (grant.expires_in - 60) * 1000;
    return token;
  };
}
