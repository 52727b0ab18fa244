import { randomUUID } from 'node:crypto';

import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import {
  createSubscriptionPath,
  prepurchasePath,
  purchasePath,
  subscriptionPath,
  subscriptionResultPath,
} from '@tidegate/contracts/api/payments/endpoints';
import type { MySubscription } from '@tidegate/contracts/api/orders/schemas';
import { mySubscriptionPath } from '@tidegate/contracts/api/orders/endpoints';
import { anonymousSignupPath } from '@tidegate/contracts/api/account/endpoints';

import type { Script } from '../sandbox/testInstruments';
import type { TestApp } from './testApp';

export const monthly = 'v2.vip.one.web.usd.1m';
export const yearly = 'v2.vip.one.web.usd.1y.off71';

export interface Answer<Data> {
  status: number;
  code: number;
  data: Data;
  error?: { code: string };
}

export interface CallOptions {
  key?: string;
  headers?: Record<string, string>;
}

/** A buyer at a test site, who makes the same calls as the pages. */
export interface Buyer {
  email: string;
  /** For tests whose session has expired. */
  logInAgain(): Promise<void>;
  post(path: string, body: object, options?: CallOptions): Promise<Answer<unknown>>;
  get(path: string): Promise<Answer<unknown>>;
  quote(productId: string, more?: object): Promise<Quote>;
  buy(quote: Quote, provider: ProviderCode, key?: string): Promise<Answer<OrderResult>>;
  subscribe(
    quote: Quote,
    provider?: 's1' | 'gap' | 'ps' | 'rz' | 'tpa',
    key?: string,
  ): Promise<Answer<OrderResult>>;
  /** Chooses on the provider's page and returns the redirect target. */
  choose(approvalUrl: string | null, script: Script): Promise<string>;
  check(orderId: string, cancel?: boolean): Promise<Answer<OrderResult>>;
  overview(): Promise<MySubscription>;
  /** Quotes, pays and returns. */
  purchase(choice?: PurchaseChoice): Promise<OrderResult>;
}

export interface PurchaseChoice {
  script?: Script;
  product?: string;
  provider?: 's1' | 'ps';
}

let count = 0;

export function aBuyer(site: TestApp, language = 'en'): Promise<Buyer> {
  const email = `buyer${String(count + 1)}@tidegate.example`;
  return signUp(site, { email, language });
}

/** A buyer without an email address, who cannot log in again. */
export function aBuyerWithoutEmail(site: TestApp): Promise<Buyer> {
  return signUp(site, { email: '', language: 'en' });
}

/** Submits the payment page of the fake provider with one of its scripts. */
async function chooseScript(
  app: TestApp['app'],
  approvalUrl: string | null,
  script: string,
): Promise<string> {
  const page = new URL(approvalUrl ?? 'http://nowhere.invalid/');
  const opened = await app.inject({ url: page.pathname + page.search });
  const { location } = opened.headers;
  // The third party's URL redirects to its page.
  const { pathname } = page.pathname.endsWith('/hosted') ? new URL(location ?? '', page) : page;
  const reply = await app.inject({
    method: 'POST',
    url: pathname,
    payload: new URLSearchParams({ script }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return String(reply.headers.location);
}

async function signUp(
  { app, startSession }: TestApp,
  { email, language }: { email: string; language: string },
): Promise<Buyer> {
  count += 1;
  const signup = await app.inject({
    method: 'POST',
    url: anonymousSignupPath,
    payload: email === '' ? {} : { email, language },
    remoteAddress: `198.51.${String(Math.floor(count / 250))}.${String(count % 250)}`,
  });
  const { token } = signup.json<{ data: { token: string } }>().data;
  let authorization = `Bearer ${token}`;
  const post = async (path: string, payload: object, options: CallOptions = {}) => {
    const { key = randomUUID(), headers = {} } = options;
    const reply = await app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { authorization, 'idempotency-key': key, ...headers },
    });
    return { status: reply.statusCode, ...reply.json<Omit<Answer<unknown>, 'status'>>() };
  };
  const get = async (path: string) => {
    const reply = await app.inject({ url: path, headers: { authorization } });
    return { status: reply.statusCode, ...reply.json<Omit<Answer<unknown>, 'status'>>() };
  };
  const order = async (path: string, payload: object, key?: string) =>
    (await post(path, payload, key === undefined ? {} : { key })) as Answer<OrderResult>;
  const toPurchase = ({ quote_id, amount_due, currency }: Quote) => ({
    ...{ quote_id, amount_due, currency },
    language,
  });
  const buyer: Buyer = {
    email,
    logInAgain: async () => {
      authorization = `Bearer ${await startSession(email)}`;
    },
    post,
    get,
    quote: async (productId, more = {}) =>
      (await post(prepurchasePath, { product_id: productId, ...more })).data as Quote,
    buy: (quote, provider, key = randomUUID()) =>
      order(purchasePath(provider), toPurchase(quote), key),
    subscribe: (quote, provider = 's1', key = randomUUID()) =>
      provider === 's1'
        ? order(createSubscriptionPath, toPurchase(quote), key)
        : order(subscriptionPath, { ...toPurchase(quote), provider }, key),
    choose: (approvalUrl, script) => chooseScript(app, approvalUrl, script),
    check: (orderId, cancel = false) =>
      order(subscriptionResultPath, { order_id: orderId, ...(cancel && { give_up: true }) }),
    overview: async () => (await get(`${mySubscriptionPath}?page_size=50`)).data as MySubscription,
    purchase: async ({ script = 'approve', product = monthly, provider = 's1' } = {}) => {
      const started = await buyer.subscribe(await buyer.quote(product), provider);
      await buyer.choose(started.data.approval_url, script);
      return (await buyer.check(started.data.order_id)).data;
    },
  };
  return buyer;
}
