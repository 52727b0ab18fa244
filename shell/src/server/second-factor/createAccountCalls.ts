import type { Backend, VisitorCall } from '../backend-client/backend';
import { parseEnvelope } from '../backend-client/parseEnvelope';
import type { SessionChange } from '../http/sessionCookie';

export interface AccountReply {
  /** Envelope code; 0 if the reply is not an envelope. */
  code: number;
  data?: unknown;
  sessionChange: SessionChange | undefined;
}

/** Calls the backend for the visitor, by GET unless it has a body. */
export type CallAccount = (path: string, body?: object) => Promise<AccountReply>;

export function createAccountCalls(backend: Backend, visitor: VisitorCall): CallAccount {
  return async (url, body) => {
    const reply = await backend.call({
      ...visitor,
      method: body ? 'POST' : 'GET',
      url,
      ...(body && { body: JSON.stringify(body), contentType: 'application/json' }),
    });
    return { ...parseEnvelope(reply.body), sessionChange: reply.sessionChange };
  };
}
