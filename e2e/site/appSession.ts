import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from './createAccount';

/** The envelope code for a token: 200, or why it is invalid. */
export async function readSessionCode(request: APIRequestContext, token: string): Promise<number> {
  const reply = await request.get('/api/mms/account/v1/web/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code } = (await reply.json()) as { code: number };
  return code;
}

/** Logs in as an app, which receives the token in the body instead of a cookie. */
export async function logInApp(
  request: APIRequestContext,
  { email, password }: Account,
  name: string,
): Promise<string> {
  const reply = await request.post('/api/mms/account/v1/web/login', {
    headers: { 'x-app-type': '401' },
    data: { username: email, password, device: { installation: randomUUID(), name } },
  });
  if (reply.headers()['set-cookie'] !== undefined) throw new Error('an app was given a cookie');
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}
