import { randomUUID } from 'node:crypto';

import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { providerCodes } from '@tidegate/contracts/api/payments/codes';
import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';

import type { Script } from '../sandbox/testInstruments';
import { type Answer, type Buyer, yearly } from './buyer';
import type { Crashes } from './crashes';
import type { TestApp } from './testApp';

type Random = () => number;

/** Deterministic random numbers (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pay = (buyer: Buyer, quote: Quote, key?: string) => Promise<Answer<OrderResult>>;

/** Every payment method, with renewal and without. */
const paymentMethods = [
  ...(['s1', 'ps', 'gap'] as const).map(
    (provider): Pay =>
      (buyer, quote, key) =>
        buyer.subscribe(quote, provider, key),
  ),
  ...providerCodes.map(
    (provider): Pay =>
      (buyer, quote, key) =>
        buyer.buy(quote, provider, key),
  ),
];
const chosenScripts: readonly Script[] = [
  'approve',
  'approve',
  'decline',
  'slow',
  'timeout',
  'duplicateEvent',
  'reorderedEvents',
  'badSignature',
];
const leaseMs = 31_000;
const minuteMs = 60_000;

export interface FailingPurchase {
  site: TestApp;
  crashes: Crashes;
  buyer: Buyer;
  random: Random;
}

/** Buys a plan amid failures, retries without failures, then delivers all late events. */
export async function buyWithFailures(purchase: FailingPurchase): Promise<void> {
  const { site, crashes, random } = purchase;
  const seen: Seen = { quote: undefined, urls: [], keys: [randomUUID()] };
  const steps = 4 + Math.floor(random() * 9);
  for (let step = 0; step < steps; step += 1) await takeStep(purchase, seen);
  crashes.restart();
  site.passMs(leaseMs);
  await buyWithoutFailures(purchase);
  await arrive(purchase, [...site.events, ...site.events]);
  site.events.length = 0;
  for (let round = 0; round < 3; round += 1) {
    site.passMs(15 * minuteMs);
    await site.app.runJobs();
  }
}

interface Seen {
  quote: Quote | undefined;
  urls: string[];
  keys: string[];
}

function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

async function takeStep(purchase: FailingPurchase, seen: Seen): Promise<void> {
  const { site, crashes, buyer, random } = purchase;
  const pay = pick(random, paymentMethods);
  const clicks = random() < 0.4 ? 2 : 1;
  const steps = [
    async () => {
      const quoted = await buyer.post('/api/mms/payment/v1/providers/common/pd/prepurchase', {
        product_id: yearly,
      });
      if (quoted.code === 200) seen.quote = quoted.data as Quote;
    },
    async () => {
      const { quote } = seen;
      if (!quote || !pay) return;
      if (random() < 0.5) seen.keys.push(randomUUID());
      const replies = await Promise.all(
        Array.from({ length: clicks }, () => pay(buyer, quote, pick(random, seen.keys))),
      );
      for (const reply of replies) remember(seen, reply);
    },
    async () => {
      const url = pick(random, seen.urls);
      if (url !== undefined) await buyer.choose(url, pick(random, chosenScripts) ?? 'approve');
    },
    async () => {
      const { quote } = seen;
      if (!quote) return;
      const cancel = random() < 0.2;
      await Promise.all(Array.from({ length: clicks }, () => buyer.check(quote.quote_id, cancel)));
    },
    async () => {
      const late = site.events.filter(() => random() < 0.5);
      await arrive(purchase, late);
    },
    async () => {
      site.passMs(Math.floor(random() * 3 * minuteMs));
      await site.app.runJobs();
    },
    async () => {
      crashes.crashAfter(Math.floor(random() * 25));
    },
    async () => {
      crashes.restart();
      site.passMs(leaseMs);
    },
  ];
  await pick(random, steps)?.();
}

function remember(seen: Seen, { code, data }: Answer<OrderResult>): void {
  if (code === 200 && data.approval_url !== null) seen.urls.push(data.approval_url);
}

/** Retries until the account has the plan. */
async function buyWithoutFailures({ site, buyer, random }: FailingPurchase): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    const quoted = await buyer.post('/api/mms/payment/v1/providers/common/pd/prepurchase', {
      product_id: yearly,
    });
    if (quoted.error?.code === 'orders.alreadyPurchased') return;
    const quote = quoted.data as Quote | null;
    if (quote) {
      const started = await pick(random, paymentMethods)?.(buyer, quote);
      const url = (started?.data as OrderResult | null | undefined)?.approval_url;
      if (url) await buyer.choose(url, 'approve');
      await buyer.check(quote.quote_id);
    }
    site.passMs(minuteMs);
    await site.app.runJobs();
  }
}

/** Delivers events in random order. */
async function arrive({ site, random }: FailingPurchase, events: TestApp['events']): Promise<void> {
  const order = events.map((event) => ({ event, at: random() }));
  for (const { event } of order.toSorted((left, right) => left.at - right.at)) {
    await site.deliverEvent(event);
  }
}
