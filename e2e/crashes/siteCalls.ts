import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { demoAccount, type Site } from '../site/settings';

export const analyticsPath = '/api/mms/analytics/v1/events';
const accountPath = '/api/mms/account/v1/web';
const providers = '/api/mms/payment/v1/providers';

export interface Reply<Data = unknown> {
  status: number;
  code: number;
  data: Data;
  token: string | undefined;
}

interface CallOptions {
  body?: object;
  token?: string;
  address?: string;
  key?: string;
}

export async function call<Data = unknown>(
  siteUrl: string,
  path: string,
  { body, token, address, key }: CallOptions = {},
): Promise<Reply<Data>> {
  const reply = await fetch(siteUrl + path, {
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { code, data } = (await reply.json()) as { code: number; data: Data };
  const cookies = reply.headers.getSetCookie().join(';');
  return { status: reply.status, code, data, token: /paypal_token=([\w-]{43})/.exec(cookies)?.[1] };
}

export function logIn(siteUrl: string, address: string, password: string = demoAccount.password) {
  const body = { username: demoAccount.email, password };
  return call(siteUrl, `${accountPath}/login`, { body, address });
}

export async function startSession(siteUrl: string, address: string): Promise<string> {
  const { token, code } = await logIn(siteUrl, address);
  if (token === undefined) throw new Error(`the login was answered ${code}`);
  return token;
}

export async function isKnown(siteUrl: string, token: string): Promise<boolean> {
  return (await call(siteUrl, `${accountPath}/profile`, { token })).code === 200;
}

export function logOut(siteUrl: string, token: string) {
  return call(siteUrl, `${accountPath}/logout`, { body: {}, token });
}

export function anEvent(frontId: string): object {
  return {
    user_id: null,
    events: [
      {
        event_name: 'page_show',
        event_params: [],
        event_datetime: new Date().toISOString(),
        event_timestamp: Date.now(),
        front_id: frontId,
        user_properties: [],
        language: 'en',
        device: 'desktop',
        app_name: 'web',
        app_type: 501,
        app_info: '',
      },
    ],
  };
}

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
}

/** Solves the bot check's proof of work as a browser does. */
export async function earnToken(siteUrl: string): Promise<string> {
  const task = '/api/mms/botcheck/v1/task?kind=r3&action=submit';
  const { challenge } = (await call<{ challenge: Challenge }>(siteUrl, task)).data;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), tail]);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const hex = derivedKey.toString('hex');
    if (!hex.startsWith(keyPrefix)) continue;
    const token = { challenge, solution: { counter, derivedKey: hex } };
    return Buffer.from(JSON.stringify(token)).toString('base64');
  }
}

export function readChecked(siteUrl: string, botToken: string) {
  const query = `recasign=${encodeURIComponent(botToken)}`;
  return call(siteUrl, `/ws/mm/reca/r3/payment/v1/providers/plans?${query}`);
}

interface Quote {
  quote_id: string;
  amount_due: number;
  currency: string;
}

export interface Order {
  order_id: string;
  label: string | null;
  approval_url: string | null;
}

/** Creates a buyer whose steps can each go to a different server. */
export async function aBuyer(siteUrl: string) {
  const email = `buyer-${randomUUID()}@tidegate.example`;
  const body = { email, language: 'en' };
  const { token } = await call(siteUrl, `${accountPath}/anonymous_signup`, { body });
  if (token === undefined) throw new Error('no account was created');
  return {
    email,
    token,
    quote: async (at: string) => {
      const product = { product_id: 'v2.vip.one.web.usd.1m' };
      const path = `${providers}/common/pd/prepurchase`;
      return (await call<Quote>(at, path, { body: product, token, key: randomUUID() })).data;
    },
    subscribe: (at: string, { quote_id, amount_due, currency }: Quote, key: string) =>
      call<Order>(at, `${providers}/s1/create_subscription`, {
        ...{ body: { quote_id, amount_due, currency, language: 'en' }, token, key },
      }),
    /** Pays at the provider, which sends its webhook twice. */
    approve: async ({ approval_url: url }: Order) => {
      const form = new URLSearchParams({ script: 'duplicateEvent' });
      await fetch(url ?? '', { method: 'POST', body: form, redirect: 'manual' });
    },
    check: async (at: string, orderId: string) => {
      const path = `${providers}/subscription_result`;
      const options = { body: { order_id: orderId }, token, key: randomUUID() };
      return (await call<Order>(at, path, options)).data;
    },
  };
}

/** Another request with the same idempotency key is in progress. */
export const keyInFlight = 'refused with 20616';

/** The order's id, or `keyInFlight` if the idempotency key was in use. */
export function outcomeOf({ status, code, data }: Reply<Order>): string {
  return status === 409 ? `refused with ${code}` : data.order_id;
}

/** An SQL expression for the buyer's account id. */
export function accountOf({ email }: { email: string }): string {
  return `(select id from site.account where email = '${email}')`;
}

export async function readHealth(
  { operationsUrl }: Pick<Site, 'operationsUrl'>,
  path: '/healthz' | '/healthz/api',
) {
  const reply = await fetch(operationsUrl + path);
  return { status: reply.status, ...((await reply.json()) as object) };
}
