import * as z from 'zod/mini';
import type { Backend, BackendCall } from '../backend-client/callBackend';
import type { SessionChange } from '../http/sessionCookie';

export type Visitor = Omit<BackendCall, 'method' | 'url' | 'body' | 'contentType'>;

export interface AccountReply {
  /** Envelope code; 0 if the reply is not an envelope. */
  code: number;
  data: unknown;
  sessionChange: SessionChange | undefined;
}

const envelopeSchema = z.object({ code: z.int(), data: z.optional(z.unknown()) });

/** Calls the backend for the visitor, by GET unless it has a body. */
export type CallAccount = (path: string, body?: object) => Promise<AccountReply>;

export function createAccountCalls(backend: Backend, visitor: Visitor): CallAccount {
  return async (url, body) => {
    const { body: bytes, sessionChange } = await backend.call({
      ...visitor,
      method: body ? 'POST' : 'GET',
      url,
      ...(body && { body: JSON.stringify(body), contentType: 'application/json' }),
    });
    const { code = 0, data } = envelopeSchema.safeParse(parseJson(bytes)).data ?? {};
    return { code, data, sessionChange };
  };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
