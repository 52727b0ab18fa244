import {
  inviteSummaryReplySchema,
  type MySubscription,
  mySubscriptionReplySchema,
  subscriptionReplySchema,
} from '@tidegate/contracts/api/orders/schemas';
import {
  invitePath,
  confirmWithdrawalPath,
  invoicePath,
  refundPath,
  requestWithdrawalPath,
  cancelSubscriptionPath,
  mySubscriptionPath,
  resumeSubscriptionPath,
} from '@tidegate/contracts/api/orders/endpoints';
import {
  couponCheckPath,
  createSubscriptionPath,
  paymentParamsPath,
  prepurchasePath,
  purchasePath,
  purchaseResultPath,
  resultPath,
  subscriptionPath,
  subscriptionResultPath,
} from '@tidegate/contracts/api/payments/endpoints';
import {
  couponCheckReplySchema,
  paymentParamsReplySchema,
  prepurchaseReplySchema,
} from '@tidegate/contracts/api/payments/quoteSchemas';
import {
  type OrderResult,
  orderResultReplySchema,
} from '@tidegate/contracts/api/payments/purchaseSchemas';
import { providerCodes } from '@tidegate/contracts/api/payments/codes';
import {
  invoiceReplySchema,
  withdrawalReceiptReplySchema,
  withdrawalStatementReplySchema,
} from '@tidegate/contracts/api/orders/refundSchemas';
import { begin, buy, createKey, product, quote } from '../buy';
import type { Caller } from '../caller';
import type { CallRow } from '../callRow';

const text = 'calls';
const tracking = {
  affiliate: { type: 'cj', value: 'abc' },
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
  front_id: text,
  invite_code: text,
  invite_type: text,
  channel: text,
  source: text,
  iv_user_id: text,
  iv_sim_country: text,
};

const owned = { method: 'POST', caller: 'account' } as const;
const ownThing = { ...owned, namesOwn: true } as const;

const purchasing = {
  ...ownThing,
  example: async (caller: Caller) => ({ body: await quote(caller), headers: createKey() }),
  reply: orderResultReplySchema,
  repeatsReply: true,
};

const resultReading = {
  ...ownThing,
  example: async (caller: Caller) => ({
    body: { order_id: (await begin(caller)).order_id, give_up: false },
  }),
  reply: orderResultReplySchema,
  repeatsReply: true,
};

async function findSubscription(caller: Caller) {
  await buy(caller);
  const { subscription } = (await caller.get(mySubscriptionPath)) as MySubscription;
  return { subscription_id: subscription?.subscription_id };
}

const hashOf = ({ result_path }: OrderResult) => result_path.split('/').at(-1) ?? '';

export const paymentRows: readonly CallRow[] = [
  {
    method: 'GET',
    caller: 'anyone',
    path: paymentParamsPath,
    example: () => ({}),
    reply: paymentParamsReplySchema,
  },
  {
    ...owned,
    path: prepurchasePath,
    example: () => ({ body: { product_id: product, with_trial: false, tracking } }),
    reply: prepurchaseReplySchema,
  },
  {
    method: 'POST',
    caller: 'anyone',
    path: couponCheckPath,
    example: () => ({ body: { product_id: product, with_trial: false, coupon: 'WELCOME10' } }),
    reply: couponCheckReplySchema,
    repeatsReply: true,
  },
  {
    method: 'GET',
    caller: 'account',
    path: invitePath,
    example: () => ({}),
    reply: inviteSummaryReplySchema,
    repeatsReply: true,
  },
  ...providerCodes.flatMap((provider): CallRow[] => [
    { ...purchasing, path: purchasePath(provider) },
    { ...resultReading, path: purchaseResultPath(provider) },
  ]),
  { ...purchasing, path: createSubscriptionPath },
  {
    ...purchasing,
    path: subscriptionPath,
    example: async (caller) => ({
      body: { ...(await quote(caller)), provider: 'ps' },
      headers: createKey(),
    }),
  },
  { ...resultReading, path: subscriptionResultPath },
  {
    method: 'GET',
    caller: 'anyone',
    path: resultPath('{hash}'),
    example: async (caller) => ({ params: { hash: hashOf(await begin(caller)) } }),
    reply: orderResultReplySchema,
  },
  {
    ...owned,
    method: 'GET',
    path: mySubscriptionPath,
    example: () => ({ query: { page: '1', page_size: '5' } }),
    reply: mySubscriptionReplySchema,
  },
  {
    ...ownThing,
    path: cancelSubscriptionPath,
    example: async (caller) => ({ body: await findSubscription(caller) }),
    reply: subscriptionReplySchema,
    repeatsReply: true,
  },
  {
    ...ownThing,
    path: resumeSubscriptionPath,
    example: async (caller) => {
      const body = await findSubscription(caller);
      await caller.post(cancelSubscriptionPath, body);
      return { body };
    },
    reply: subscriptionReplySchema,
    repeatsReply: true,
  },
  {
    ...ownThing,
    path: refundPath,
    example: async (caller) => ({
      body: { order_id: (await buy(caller)).order_id, language: 'en' },
      headers: createKey(),
    }),
    reply: orderResultReplySchema,
    repeatsReply: true,
  },
  {
    ...ownThing,
    path: requestWithdrawalPath,
    example: async (caller) => ({ body: { order_id: (await buy(caller)).order_id } }),
    reply: withdrawalStatementReplySchema,
    repeatsReply: true,
  },
  {
    ...ownThing,
    path: confirmWithdrawalPath,
    example: async (caller) => ({
      body: { order_id: (await buy(caller)).order_id, name: 'Ada Lovelace', language: 'en' },
      headers: createKey(),
    }),
    reply: withdrawalReceiptReplySchema,
    repeatsReply: true,
  },
  {
    ...ownThing,
    method: 'GET',
    path: invoicePath,
    example: async (caller) => ({ query: { order_id: (await buy(caller)).order_id } }),
    reply: invoiceReplySchema,
  },
];
