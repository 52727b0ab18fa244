import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/catalogue/money';

import { refusal } from '../../../refusal';
import { type PaymentContext, providerOf, settleJob } from '../paymentContext';
import { areSameTerms } from '../quotes/areSameTerms';
import { currentTerms } from '../quotes/currentTerms';
import { beginPayment } from '../settlement/beginPayment';
import { settle } from '../settlement/settle';
import { findOwnOrder } from '../stores/findOrder';
import type { StoredOrder } from '../stores/orderRepository';
import { isOpen } from '../stores/orderStates';
import { applyChange } from './applyChange';
import { quoteAgain } from './quoteAgain';

/** Time for a payment. Stripe requires at least 30 minutes. */
const paymentLifetimeMs = 32 * 60_000;
const firstPollMs = 60_000;

export interface PurchaseRequest {
  accountId: string;
  quoteId: string;
  amountMinor: number;
  currency: Currency;
  language: Language;
  provider: ProviderCode;
  renews: boolean;
}

/** Begins or resumes the payment of a quote, or replaces it if the provider changed. */
export async function purchase(
  context: PaymentContext,
  request: PurchaseRequest,
): Promise<StoredOrder> {
  let order = await findQuoted(context, request);
  for (;;) {
    if (order.status === 'created') order = await accept(context, order, request);
    if (!isOpen(order.status)) return order;
    if (order.provider === request.provider && order.renews === request.renews) {
      return order.status === 'processing' ? beginPayment(context, order) : order;
    }
    const ended = await settle(context, order.id, { cancel: true });
    if (ended.status !== 'failed') return ended;
    order = await quoteAgain(context, ended);
  }
}

async function findQuoted(
  context: PaymentContext,
  { accountId, quoteId, amountMinor, currency }: PurchaseRequest,
): Promise<StoredOrder> {
  const order = await findOwnOrder(context, accountId, quoteId);
  if (order.kind === 'renewal') throw refusal('orders.unknown');
  const isShown = order.amountMinor === amountMinor && order.currency === currency;
  if (!isShown) throw refusal('orders.priceChanged');
  const isOver = order.status === 'failed' || order.status === 'expired';
  if (isOver) throw refusal('orders.quoteExpired');
  return order;
}

/** Accepts a quote whose terms still hold. */
async function accept(
  context: PaymentContext,
  order: StoredOrder,
  request: PurchaseRequest,
): Promise<StoredOrder> {
  if (order.expiresAt <= context.now()) {
    await settle(context, order.id);
    throw refusal('orders.quoteExpired');
  }
  if (!areSameTerms(order, await currentTerms(context, request.accountId, order))) {
    await context.orders.move(order.id, 'expired', {}, ['created']);
    throw refusal('orders.priceChanged');
  }
  return order.kind === 'change'
    ? applyChange(context, order, request)
    : claim(context, order, request);
}

async function claim(
  context: PaymentContext,
  { id }: StoredOrder,
  { accountId, provider, renews, language }: PurchaseRequest,
): Promise<StoredOrder> {
  const { charge } = providerOf(context, provider);
  if (renews && !charge) throw refusal('payments.providerUnavailable');
  const at = context.now().getTime();
  const expiresAt = new Date(at + paymentLifetimeMs);
  await context.inTransaction(async ({ orders, enqueueJob }) => {
    const changes = { provider, renews, language, expiresAt };
    const moved = await orders.move(id, 'processing', changes, ['created']);
    if (moved) await enqueueJob(settleJob, id, new Date(at + firstPollMs));
  });
  return findOwnOrder(context, accountId, id);
}
