import { randomUUID } from 'node:crypto';

import type { Quote, Tracking } from '@tidegate/contracts/api/payments';
import { defaultLanguage } from '@tidegate/contracts/languages';
import { promises } from '@tidegate/contracts/promises';

import type { StoredPlan } from '../catalogue';
import type { StoredOrder } from './orderRepository';
import { isOpen } from './orderStates';
import { type PaymentContext, settleJob } from './paymentContext';
import { notOnSale, priceChanged } from './paymentErrors';
import { addDays } from './periods';
import { areSameTerms, decideTerms, type Terms } from './planChange';
import type { Settlement } from './settlement';

export const quoteLifetimeSeconds = 15 * 60;
/** Less is too short to choose how to pay: a new quote takes its place. */
const shortestUseMs = 60_000;
const maxTries = 4;

export interface QuoteWish {
  accountId: string;
  productId: string;
  withTrial: boolean;
  tracking: Tracking;
}

export interface QuoteService {
  quote(wish: QuoteWish): Promise<Quote>;
  /** What would be charged now for what an order is about. */
  currentTerms(accountId: string, order: StoredOrder): Promise<Terms>;
}

export function quoteService(context: PaymentContext, settlement: Settlement): QuoteService {
  const { orders, subscriptions, plans, now } = context;

  const findPlan = async (productId: string) => {
    const plan = await plans.findOnSale(productId, now());
    if (!plan) throw notOnSale();
    return plan;
  };
  const decide = async (accountId: string, plan: StoredPlan, withTrial: boolean) => {
    const found = await subscriptions.findRunning(accountId);
    const runningPlan = found && (await plans.findById(found.planId));
    const running = found && runningPlan ? { ...found, plan: runningPlan } : undefined;
    const hadTrial = withTrial && (await orders.hadTrial(accountId));
    return decideTerms({ plan, withTrial, hadTrial, running, at: now() });
  };
  /** The open order as it is after a look at its provider; nothing where a new one may be made. */
  const findUsable = async (wish: QuoteWish, terms: Terms) => {
    const open = await orders.findOpen(wish.accountId, wish.productId);
    if (!open) return undefined;
    const settled = await settlement.settle(open.id);
    if (isOpen(settled.status)) return settled;
    if (settled.status !== 'created') return undefined;
    const isFresh = settled.expiresAt.getTime() - now().getTime() >= shortestUseMs;
    if (isFresh && areSameTerms(settled, terms)) return settled;
    await orders.move(settled.id, 'expired', {}, ['created']);
    return undefined;
  };

  return {
    quote: async (wish) => {
      const plan = await findPlan(wish.productId);
      // Another tab may be faster; what it made is then as good as ours.
      for (let tries = 0; tries < maxTries; tries += 1) {
        const terms = await decide(wish.accountId, plan, wish.withTrial);
        const usable = await findUsable(wish, terms);
        if (usable) return toQuote(usable, plan);
        const order = toOrder(wish, plan, terms, now());
        const isAdded = await context.inTransaction(async (stores) => {
          if (!(await stores.orders.add(order))) return false;
          await stores.ask(settleJob, order.id, order.expiresAt);
          return true;
        });
        if (isAdded) return toQuote(order, plan);
      }
      throw priceChanged();
    },
    currentTerms: async (accountId, order) =>
      decide(accountId, await findPlan(order.productId), order.kind === 'trial'),
  };
}

function toOrder(wish: QuoteWish, plan: StoredPlan, terms: Terms, at: Date): StoredOrder {
  return {
    id: randomUUID(),
    accountId: wish.accountId,
    subscriptionId: null,
    planId: plan.id,
    productId: plan.productId,
    status: 'created',
    provider: null,
    renews: false,
    currency: plan.currency,
    attempt: 0,
    language: defaultLanguage,
    tracking: wish.tracking,
    providerRef: null,
    chargeRef: null,
    approvalUrl: null,
    failure: null,
    refundReason: null,
    withdrawnAt: null,
    withdrawnBy: null,
    invoiceNumber: null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + quoteLifetimeSeconds * 1000),
    paidAt: null,
    refundedAt: null,
    ...terms,
  };
}

function toQuote(order: StoredOrder, plan: StoredPlan): Quote {
  return {
    quote_id: order.id,
    kind: order.kind,
    product_id: order.productId,
    plan_name: plan.name,
    currency: order.currency,
    price_amount: order.priceMinor,
    credit_amount: order.creditMinor,
    amount_due: order.amountMinor,
    starts_at: order.periodStartedAt.toISOString(),
    period_ends_at: order.periodEndsAt.toISOString(),
    next_amount: order.nextAmountMinor,
    renewal_amount: order.renewalAmountMinor,
    refund_until: addDays(order.periodStartedAt, promises.days).toISOString(),
    expires_at: order.expiresAt.toISOString(),
    open_provider: isOpen(order.status) ? order.provider : null,
  };
}
