import { randomUUID } from 'node:crypto';
import {
  createSubscriptionPath,
  idempotencyHeader,
  prepurchasePath,
  subscriptionResultPath,
} from '@tidegate/contracts/api/payments/endpoints';
import type {
  OrderResult,
  PurchaseRequest,
} from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import { settings } from '../site/settings';
import type { Caller } from './caller';

export const product = 'v2.vip.one.web.usd.1m';

export const createKey = (): Record<string, string> => ({ [idempotencyHeader]: randomUUID() });

/** The purchase request that accepts a new quote. */
export async function quote(caller: Caller): Promise<PurchaseRequest> {
  const requested = await caller.post(prepurchasePath, { product_id: product });
  const { quote_id, amount_due, currency } = requested as Quote;
  return { quote_id, amount_due, currency, language: 'en' };
}

/** Creates a card payment that waits for approval. */
export async function begin(caller: Caller): Promise<OrderResult> {
  const started = await caller.post(createSubscriptionPath, await quote(caller), createKey());
  return started as OrderResult;
}

/** Creates and approves a card payment. */
export async function buy(caller: Caller): Promise<OrderResult> {
  const { order_id, approval_url } = await begin(caller);
  const { pathname } = new URL(approval_url ?? '', settings.siteUrl);
  await fetch(settings.siteUrl + pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ script: 'approve' }),
  });
  return (await caller.post(subscriptionResultPath, { order_id })) as OrderResult;
}
