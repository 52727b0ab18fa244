import type { ApiReply, ApiRequest } from '@tidegate/contracts/siteApi';
import type { Backend, VisitorCall } from '../backend-client/backend';
import { isShared } from './htmlCache';
import { parseJson } from '../reading/parseJson';
import type { SessionChange } from '../http/sessionCookie';

/** API transport of a render, which calls the backend like the visitor's browser. */
export function createPageTransport(backend: Backend, visitor: VisitorCall) {
  let { token } = visitor;
  let sessionChange: SessionChange | undefined;
  let shared = true;

  return {
    async transport({ method, path, search, body, idempotencyKey }: ApiRequest): Promise<ApiReply> {
      const query = search ? `?${new URLSearchParams(search).toString()}` : '';
      const reply = await backend.call({
        ...visitor,
        token,
        method,
        url: path + query,
        ...(body !== undefined && { body: JSON.stringify(body), contentType: 'application/json' }),
        ...(idempotencyKey !== undefined && { passed: { 'idempotency-key': idempotencyKey } }),
      });
      if (reply.sessionChange) {
        sessionChange = reply.sessionChange;
        // Later calls must use the session that a form has started or ended.
        if (sessionChange.kind === 'start') token = sessionChange.token;
        if (sessionChange.kind === 'end') token = undefined;
      }
      shared &&= isShared(reply.cacheControl);
      return { httpStatus: reply.httpStatus, body: parseJson(reply.body) };
    },
    sessionChange: () => sessionChange,
    /** Whether all replies may be shared between visitors. */
    isShared: () => shared,
  };
}
