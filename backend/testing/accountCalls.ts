import { loginPath, profilePath } from '@tidegate/contracts/api/account/endpoints';
import { loginReplySchema } from '@tidegate/contracts/api/account/schemas';
import { isSuccess } from '@tidegate/contracts/errors/envelope';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';

import { demoCredentials } from '../src/modules/accounts';

export interface LoginOptions {
  email?: string;
  password?: string;
  appType?: string;
  device?: { installation: string; name: string };
  userAgent?: string;
}

export function accountCalls(app: FastifyInstance, databaseUrl: string) {
  const get = (url: string, token?: string) =>
    app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const post = (url: string, payload?: object, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  const logIn = ({ email = demoCredentials.email, ...options }: LoginOptions = {}) => {
    const { appType, device, userAgent, password = demoCredentials.password } = options;
    return post(
      loginPath,
      { username: email, password, ...(device && { device }) },
      {
        ...(appType !== undefined && { 'x-app-type': appType }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
      },
    );
  };
  const readToken = async (options?: LoginOptions) => {
    const reply = loginReplySchema.parse((await logIn(options)).json());
    if (!isSuccess(reply)) throw new Error(reply.message);
    return reply.data.token;
  };
  return {
    get,
    logIn,
    readToken,
    /** Creates an account with the demo account's password and returns the token of a login. */
    openAccount: async (options: LoginOptions & { email: string }) => {
      await addAccount(databaseUrl, options.email);
      return readToken(options);
    },
    post: (url: string, token: string, payload?: object, headers = {}) =>
      post(url, payload, { ...headers, authorization: `Bearer ${token}` }),
    /** Returns the envelope code of a protected call. */
    checkToken: async (token: string) =>
      (await get(profilePath, token)).json<{ code: number }>().code,
  };
}

/** Adds an account with the demo account's password. */
async function addAccount(databaseUrl: string, email: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into site.account (id, email, password_hash, created_at)
     select gen_random_uuid(), $1, password_hash, created_at from site.account where email = $2`,
    [email, demoCredentials.email],
  );
  await client.end();
}
