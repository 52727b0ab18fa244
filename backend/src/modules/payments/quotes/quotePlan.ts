import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import { defaultLanguage } from '@tidegate/contracts/languages';

import { refusal } from '../../../refusal';
import type { StoredPlan } from '../../catalogue';
import { reserveCoupon } from '../coupons/couponReservation';
import { type PaymentContext, type PaymentStores, settleJob } from '../paymentContext';
import { settle } from '../settlement/settle';
import { newOrder, type Terms } from '../stores/newOrder';
import type { StoredOrder } from '../stores/orderRepository';
import { isOpen } from '../stores/orderStates';
import { areSameTerms } from './areSameTerms';
import { checkCouponOf, findPlanOnSale, termsOf, type TermsRequest } from './currentTerms';
import { toQuote } from './toQuote';

export const quoteLifetimeSeconds = 15 * 60;
/** A quote with less time left is replaced. */
const shortestUseMs = 60_000;
const maxTries = 4;

export interface QuoteRequest extends TermsRequest {
  productId: string;
}

/** Returns the open order of the plan if its terms hold, or else a new quote. */
export async function quotePlan(context: PaymentContext, request: QuoteRequest): Promise<Quote> {
  const { now } = context;
  const plan = await findPlanOnSale(context, request.productId);
  if (request.coupon) checkCouponOf(plan, request.coupon, now());
  // If another tab adds an order first, the next attempt uses it.
  for (let tries = 0; tries < maxTries; tries += 1) {
    const terms = await termsOf(context, plan, request);
    const usable = await findUsable(context, request, terms);
    if (usable) return toQuote(usable, plan);
    const order = toOrder(request, plan, terms, now());
    const isAdded = await context.inTransaction((stores) => addQuote(stores, order));
    if (isAdded) return toQuote(order, plan);
  }
  throw refusal('orders.priceChanged');
}

/** Refreshes and returns the open order, or undefined if a new one is needed. */
async function findUsable(
  context: PaymentContext,
  { accountId, productId }: QuoteRequest,
  terms: Terms,
): Promise<StoredOrder | undefined> {
  const { orders, now } = context;
  const open = await orders.findOpen(accountId, productId);
  if (!open) return undefined;
  const settled = await settle(context, open.id);
  if (isOpen(settled.status)) return settled;
  if (settled.status !== 'created') return undefined;
  const isFresh = settled.expiresAt.getTime() - now().getTime() >= shortestUseMs;
  if (isFresh && areSameTerms(settled, terms)) return settled;
  await orders.move(settled.id, 'expired', {}, ['created']);
  return undefined;
}

/** Adds a quote until it expires. Returns false if another tab was first. */
export async function addQuote(stores: PaymentStores, order: StoredOrder): Promise<boolean> {
  await reserveCoupon(stores, order, order.createdAt);
  if (!(await stores.orders.add(order))) return false;
  await stores.enqueueJob(settleJob, order.id, order.expiresAt);
  return true;
}

function toOrder(
  { accountId, tracking }: QuoteRequest,
  { id: planId, productId, currency }: StoredPlan,
  terms: Terms,
  at: Date,
): StoredOrder {
  const sold = { accountId, planId, productId, currency, language: defaultLanguage, tracking };
  const expiresAt = new Date(at.getTime() + quoteLifetimeSeconds * 1000);
  return newOrder({ ...terms, ...sold }, { createdAt: at, expiresAt });
}
