import type { ApiReply, ApiRequest } from '@tidegate/contracts/siteApi';
import { readCampaign } from './storage/readCampaign';

/** Calls the site's own origin, where the edge adds the token. */
export async function callSite(request: ApiRequest): Promise<ApiReply> {
  const { method, path, search, body, idempotencyKey, signal } = request;
  const query = search ? `?${new URLSearchParams(search).toString()}` : '';
  const reply = await fetch(path + query, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(path.endsWith('/prepurchase') && {
        'x-tracking': new URLSearchParams(readCampaign()).toString(),
      }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
  }).catch(() => undefined);
  if (!reply) return { httpStatus: 0, body: undefined };
  return { httpStatus: reply.status, body: await reply.json().catch(() => undefined) };
}
