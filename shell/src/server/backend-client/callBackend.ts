import * as z from 'zod/mini';
import type { Backend } from './backend';

/** A call that is the same for all visitors. */
export interface SiteCall {
  url: string;
  /** Sent by POST; without a body the call is a GET. */
  body?: unknown;
}

/** Calls the backend without a visitor; undefined if the resource does not exist. */
export async function callBackend(backend: Backend, { url, body }: SiteCall): Promise<unknown> {
  const reply = await backend.call({
    url,
    token: undefined,
    clientAddress: '127.0.0.1',
    requestId: 'site',
    ...(body === undefined
      ? { method: 'GET' }
      : { method: 'POST', body: JSON.stringify(body), contentType: 'application/json' }),
  });
  if (reply.httpStatus === 404 || reply.httpStatus === 422) return undefined;
  if (reply.httpStatus !== 200) throw new Error(`${url} was answered ${reply.httpStatus}`);
  return JSON.parse(reply.body.toString('utf8'));
}

export async function requestData<Data>(
  backend: Backend,
  call: SiteCall,
  schema: z.ZodMiniType<Data>,
): Promise<Data | undefined> {
  const reply = await callBackend(backend, call);
  return reply === undefined ? undefined : z.object({ data: schema }).parse(reply).data;
}
