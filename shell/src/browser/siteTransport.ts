import type { ApiTransport } from '@tidegate/contracts/siteApi';
import { sessionRefused } from '@tidegate/contracts/store/userState';
import type { Dispatch } from 'redux';

/** Session codes of the specification (§4): the visitor is asked whether to log in again. */
const sessionCodes: readonly number[] = [50008, 50012, 50014];

/** Calls from a page: the site's own origin, where the edge adds the token. */
export function createSiteTransport(findDispatch: () => Dispatch): ApiTransport {
  return async ({ method, path, search, body, idempotencyKey, signal }) => {
    const query = search ? `?${new URLSearchParams(search).toString()}` : '';
    const reply = await fetch(path + query, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    }).catch(() => undefined);
    if (!reply) return { httpStatus: 0, body: undefined };

    const parsed: unknown = await reply.json().catch(() => undefined);
    const code = (parsed as { code?: unknown } | undefined)?.code;
    if (typeof code === 'number' && sessionCodes.includes(code)) {
      findDispatch()(sessionRefused({ code }));
    }
    return { httpStatus: reply.status, body: parsed };
  };
}
