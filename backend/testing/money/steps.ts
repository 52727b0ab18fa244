import { randomUUID } from 'node:crypto';

import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { prepurchasePath } from '@tidegate/contracts/api/payments/endpoints';
import { providerCodes } from '@tidegate/contracts/api/payments/codes';
import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import {
  confirmWithdrawalPath,
  refundPath,
  cancelSubscriptionPath,
  resumeSubscriptionPath,
} from '@tidegate/contracts/api/orders/endpoints';
import type { Order } from '@tidegate/contracts/api/orders/schemas';

import type { Script } from '../../sandbox/testInstruments';
import type { Answer } from '../buyer';
import { answered, type Chain, dayMs, minuteMs, pass, passDays, pick } from './chain';

const renewing = ['s1', 'ps', 'gap'] as const;
const scripts: readonly Script[] = [
  'approve',
  'approve',
  'approve',
  'slow',
  'timeout',
  'decline',
  'duplicateEvent',
  'reorderedEvents',
  'refundFails',
  'renewalDeclined',
];

type Step = (chain: Chain) => Promise<void>;

/** Actions of a buyer and a bank, crashes and the passage of time. */
export const steps: Readonly<Record<string, Step>> = {
  buy: (chain) => buy(chain, {}),
  buyWithCoupon: (chain) => buy(chain, { coupon: pick(chain.random, ['WELCOME10', 'LONGHAUL']) }),
  buyInvited: (chain) => buy(chain, { tracking: { invite_code: chain.inviteCode } }),
  buyTrial: (chain) => buy(chain, { with_trial: true }),
  quoteAndWait: async (chain) => {
    await call(chain, {});
    await pass(chain, Math.floor(chain.random() * 20) * minuteMs);
  },
  payAnOldQuote: async (chain) => {
    const known = pick(chain.random, chain.quotes);
    if (known) await pay(chain, known);
  },
  switchProvider: async (chain) => {
    const quote = await call(chain, {});
    if (!quote) return;
    const first = await begin(chain, quote);
    const second = await begin(chain, quote);
    for (const started of [first, second]) {
      const url = started?.data?.approval_url;
      if (url && chain.random() < 0.7) await chain.buyer.choose(url, 'approve');
    }
    await chain.buyer.check(quote.quote_id);
  },
  cancel: (chain) => act(chain, cancelSubscriptionPath),
  cancelAmidRenewal: async (chain) => {
    const { site, crashes } = chain;
    await passToRenewal(chain, 1);
    await pass(chain, dayMs);
    crashes.crashAfter(Math.floor(chain.random() * 30));
    await site.app.runJobs();
    crashes.restart();
    await chain.buyer.logInAgain();
    await act(chain, cancelSubscriptionPath);
  },
  resume: (chain) => act(chain, resumeSubscriptionPath),
  withdraw: async (chain) => {
    const order = await anyOrder(chain, ({ withdraw_until }) => withdraw_until !== null);
    if (order) await withdraw(chain, order);
  },
  useGuarantee: async (chain) => {
    const order = await anyOrder(chain, ({ refund_until }) => refund_until !== null);
    if (!order) return;
    await end(chain, order.order_id, () =>
      chain.buyer.post(refundPath, { order_id: order.order_id, language: 'en' }),
    );
  },
  openDispute: (chain) => dispute(chain, undefined, 'open'),
  winDispute: (chain) => dispute(chain, 'open', 'won'),
  loseDispute: (chain) => dispute(chain, 'open', 'lost'),
  repeatEvents: async ({ site, random }) => {
    for (const event of [...site.events, ...site.events]) {
      if (random() < 0.6) await site.deliverEvent(event);
    }
  },
  passDays: async (chain) => passDays(chain, 1 + Math.floor(chain.random() * 45)),
  passToRenewal: (chain) => passToRenewal(chain, 0),
};

/** Moves the clock to a number of days before the paid period ends. */
async function passToRenewal(chain: Chain, daysBefore: number): Promise<void> {
  const { subscription } = await chain.buyer.overview();
  if (!subscription) return;
  const left = Date.parse(subscription.period_ends_at) - chain.audit.now();
  await passDays(chain, Math.max(1, Math.ceil(left / dayMs) - daysBefore));
}

async function call(chain: Chain, more: object, product?: string): Promise<Quote | undefined> {
  const product_id = product ?? pick(chain.random, chain.products);
  const reply = answered(chain, await chain.buyer.post(prepurchasePath, { product_id, ...more }));
  if (reply.code !== 200) return undefined;
  const quote = reply.data as Quote;
  chain.quotes.push(quote);
  return quote;
}

async function begin(chain: Chain, quote: Quote): Promise<Answer<OrderResult | null> | undefined> {
  const { buyer, random } = chain;
  const key = randomUUID();
  const provider = pick(random, renewing) ?? 's1';
  const once = pick(random, providerCodes) ?? 'ps';
  const reply =
    random() < 0.7
      ? await buyer.subscribe(quote, provider, key)
      : await buyer.buy(quote, once, key);
  // A process that crashed may have stored the change.
  const isClaimed = reply.code === 200 || chain.crashes.hasCrashed;
  if (quote.kind === 'change' && isClaimed) await chain.audit.noteChange();
  return answered(chain, reply);
}

async function pay(chain: Chain, quote: Quote): Promise<void> {
  const started = await begin(chain, quote);
  const url = started?.data?.approval_url;
  if (url) await chain.buyer.choose(url, pick(chain.random, scripts) ?? 'approve');
  if (started?.code !== 200) return;
  const { data } = answered(chain, await chain.buyer.check(quote.quote_id));
  if (data.status === 'paid') await chain.audit.compareReceipt(quote);
}

async function buy(chain: Chain, more: object): Promise<void> {
  const quote = await call(chain, more);
  if (quote) await pay(chain, quote);
}

export async function buyPlainly(chain: Chain, product: string): Promise<void> {
  const quote = await call(chain, {}, product);
  if (!quote) return;
  const started = await chain.buyer.subscribe(quote);
  await chain.buyer.choose(started.data.approval_url, 'approve');
  await chain.buyer.check(quote.quote_id);
}

async function act(chain: Chain, path: string): Promise<void> {
  const { subscription } = await chain.buyer.overview();
  if (!subscription) return;
  const id = subscription.subscription_id;
  const reply = answered(chain, await chain.buyer.post(path, { subscription_id: id }));
  if (reply.code !== 200) return;
  if (path === cancelSubscriptionPath) await chain.audit.noteEnd(id);
  else chain.audit.noteResumption(id);
}

async function anyOrder(chain: Chain, may: (order: Order) => boolean): Promise<Order | undefined> {
  const { orders } = await chain.buyer.overview();
  return pick(chain.random, orders.filter(may));
}

export async function withdraw(chain: Chain, { order_id }: Order): Promise<void> {
  const body = { order_id, name: 'Ada Lovelace', language: 'en' };
  await end(chain, order_id, () => chain.buyer.post(confirmWithdrawalPath, body));
}

/** A refund ends further charges for what the order bought. */
async function end(
  chain: Chain,
  orderId: string,
  call: () => Promise<Answer<unknown>>,
): Promise<void> {
  const reply = answered(chain, await call());
  if (reply.code === 200) await chain.audit.noteEndOf(orderId);
}

async function dispute(
  chain: Chain,
  from: 'open' | undefined,
  to: 'open' | 'won' | 'lost',
): Promise<void> {
  const { site, random, audit } = chain;
  const own = (await audit.payments()).filter(
    ({ status, isRefunded, dispute: state }) => status === 'paid' && !isRefunded && state === from,
  );
  const disputed = pick(random, own);
  if (!disputed) return;
  site.sandbox?.dispute(disputed.orderId, to);
  if (to === 'open') await audit.noteEndOf(disputed.orderId);
}
