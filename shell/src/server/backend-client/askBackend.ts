import * as z from 'zod/mini';
import type { Backend } from './callBackend';

/** A call that the site makes for everybody. */
export interface SiteCall {
  url: string;
  /** Posted; without it the call is a `GET`. */
  body?: unknown;
}

/** The reply of a call that no visitor makes; undefined where it asks for what is not there. */
export async function askBackend(backend: Backend, { url, body }: SiteCall): Promise<unknown> {
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

/** The same, of a call whose reply is an envelope. */
export async function askForData<Data>(
  backend: Backend,
  call: SiteCall,
  schema: z.ZodMiniType<Data>,
): Promise<Data | undefined> {
  const reply = await askBackend(backend, call);
  return reply === undefined ? undefined : z.object({ data: schema }).parse(reply).data;
}
