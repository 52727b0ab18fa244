import { randomUUID } from 'node:crypto';

import type { ProviderCode } from '@tidegate/contracts/api/payments';
import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/money';

import { isPaidFor } from '../access/accessRule';
import { readPurchases } from '../access/applyAccess';
import { reserveCoupon } from '../coupons/couponReservation';
import type { StoredOrder } from './orderRepository';
import { isOpen } from './orderStates';
import {
  alreadyPurchased,
  moneyOnItsWay,
  priceChanged,
  providerUnavailable,
  quoteExpired,
  unknownOrder,
} from '../paymentErrors';
import { type PaymentContext, providerOf, settleJob } from '../paymentContext';
import { areSameTerms } from '../quotes/planChange';
import type { QuoteService } from '../quotes/quoteService';
import type { Settlement } from '../settlement/settlement';

/** Time for a payment. Stripe requires at least 30 minutes. */
const paymentLifetimeMs = 32 * 60_000;
const firstPollMs = 60_000;

export interface PlaceOrderRequest {
  accountId: string;
  quoteId: string;
  amountMinor: number;
  currency: Currency;
  language: Language;
  provider: ProviderCode;
  renews: boolean;
}

export interface PurchaseService {
  purchase(request: PlaceOrderRequest): Promise<StoredOrder>;
  /** Refreshes an order. `cancel`: the buyer turned back. */
  check(accountId: string, orderId: string, cancel: boolean): Promise<StoredOrder>;
}

export function purchaseService(
  context: PaymentContext,
  quotes: QuoteService,
  settlement: Settlement,
): PurchaseService {
  const { orders, now } = context;
  const findOwn = async (accountId: string, id: string) => {
    const order = await orders.findOwn(accountId, id);
    if (!order) throw unknownOrder();
    return order;
  };

  const claim = async (order: StoredOrder, request: PlaceOrderRequest): Promise<StoredOrder> => {
    const provider = providerOf(context, request.provider);
    if (request.renews && !provider.charge) throw providerUnavailable();
    const at = now();
    const { provider: code, renews, language } = request;
    const expiresAt = new Date(at.getTime() + paymentLifetimeMs);
    await context.inTransaction(async (stores) => {
      const changes = { provider: code, renews, language, expiresAt };
      const moved = await stores.orders.move(order.id, 'processing', changes, ['created']);
      if (moved) await stores.enqueueJob(settleJob, order.id, new Date(at.getTime() + firstPollMs));
    });
    return findOwn(request.accountId, order.id);
  };

  const begin = async (order: StoredOrder, request: PlaceOrderRequest): Promise<StoredOrder> => {
    if (order.expiresAt <= now()) {
      await settlement.settle(order.id);
      throw quoteExpired();
    }
    const current = await quotes.currentTerms(request.accountId, order);
    if (!areSameTerms(order, current)) {
      await orders.move(order.id, 'expired', {}, ['created']);
      throw priceChanged();
    }
    if (order.kind === 'change') return applyChange(context, order, request);
    return goOn(await claim(order, request), request);
  };

  /** Resumes the payment, or replaces it if the provider changed. */
  const goOn = async (order: StoredOrder, request: PlaceOrderRequest): Promise<StoredOrder> => {
    if (!isOpen(order.status)) return order;
    if (order.provider === request.provider && order.renews === request.renews) {
      return order.status === 'processing' ? settlement.begin(order) : order;
    }
    const ended = await settlement.settle(order.id, { cancel: true });
    if (ended.status !== 'failed') return ended;
    return begin(await quoteAgain(context, ended), request);
  };

  return {
    purchase: async (request) => {
      const order = await findOwn(request.accountId, request.quoteId);
      if (order.kind === 'renewal') throw unknownOrder();
      const isShown =
        order.amountMinor === request.amountMinor && order.currency === request.currency;
      if (!isShown) throw priceChanged();
      if (order.status === 'created') return begin(order, request);
      if (order.status === 'failed' || order.status === 'expired') throw quoteExpired();
      return goOn(order, request);
    },
    check: async (accountId, orderId, cancel) =>
      settlement.refreshQuietly((await findOwn(accountId, orderId)).id, { cancel }),
  };
}

async function quoteAgain(context: PaymentContext, ended: StoredOrder): Promise<StoredOrder> {
  const at = context.now();
  const order: StoredOrder = {
    ...ended,
    id: randomUUID(),
    status: 'created',
    provider: null,
    providerRef: null,
    approvalUrl: null,
    chargeRef: null,
    failure: null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + firstPollMs),
  };
  await context.inTransaction(async (stores) => {
    await reserveCoupon(stores, order, at);
    // Another tab created a new quote meanwhile.
    if (!(await stores.orders.add(order))) throw quoteExpired();
    await stores.enqueueJob(settleJob, order.id, order.expiresAt);
  });
  return order;
}

async function applyChange(
  { inTransaction, now }: PaymentContext,
  order: StoredOrder,
  { accountId, language }: PlaceOrderRequest,
): Promise<StoredOrder> {
  return inTransaction(async (stores) => {
    await stores.buyers.lock(accountId);
    const running = await stores.subscriptions.findRunning(accountId);
    if (!running || running.id !== order.replacedSubscriptionId) throw priceChanged();
    if (!isPaidFor(await readPurchases(stores, accountId), running)) throw moneyOnItsWay();
    const changes = { language, paidAt: now(), subscriptionId: running.id };
    const moved = await stores.orders.move(order.id, 'paid', changes, ['created']);
    if (!moved) throw alreadyPurchased();
    await stores.subscriptions.update(running.id, {
      nextPlanId: order.planId,
      nextAmountMinor: order.nextAmountMinor,
      renewalAmountMinor: order.renewalAmountMinor,
      renews: true,
      cancelledAt: null,
    });
    return moved;
  });
}
