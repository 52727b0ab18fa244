import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { Backend, BackendCall } from '../backend-client/callBackend';
import { isShared } from './htmlCache';
import type { SessionChange } from '../http/sessionCookie';

export interface PageTransport {
  transport: ApiTransport;
  /** What the calls of this page did to the visitor's session, the last one counts. */
  sessionChange: () => SessionChange | undefined;
  /** Whether everything that the page read is the same for every visitor. */
  isShared: () => boolean;
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Calls that a page makes while it renders: as if its visitor's browser had made them. */
export function createPageTransport(
  backend: Backend,
  visitor: Pick<BackendCall, 'token' | 'clientAddress' | 'countryCode' | 'requestId' | 'tracking'>,
): PageTransport {
  let { token } = visitor;
  let sessionChange: SessionChange | undefined;
  let shared = true;

  return {
    async transport({ method, path, search, body, idempotencyKey }) {
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
        // What a form starts or ends counts for the calls that follow it.
        if (sessionChange.kind === 'start') token = sessionChange.token;
        if (sessionChange.kind === 'end') token = undefined;
      }
      shared &&= isShared(reply.cacheControl);
      return { httpStatus: reply.httpStatus, body: parseBody(reply.body) };
    },
    sessionChange: () => sessionChange,
    isShared: () => shared,
  };
}
