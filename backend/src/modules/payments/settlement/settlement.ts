import type { PaymentFailure } from '@tidegate/contracts/api/payments';
import { defaultLanguage } from '@tidegate/contracts/languages';
import { SiteError } from '@tidegate/contracts/siteError';

import { failRenewal } from '../subscriptions/failRenewal';
import type { StoredOrder } from '../orders/orderRepository';
import { isOpen, openStatuses } from '../orders/orderStates';
import { unknownOrder } from '../paymentErrors';
import { type PaymentContext, providerOf } from '../paymentContext';
import { provision } from '../orders/provision';
import type {
  PaymentProvider,
  ProviderPayment,
  StartedPayment,
} from '../providers/paymentProvider';
import { hold, markRefunded, openDispute, sendBack, winDispute } from '../refunds/moneyBack';

export interface Settlement {
  /** Reads the provider and applies the steps. Idempotent. `cancel` ends an unpaid payment. */
  settle(orderId: string, request?: { cancel?: boolean }): Promise<StoredOrder>;
  /** As `settle`, but skips paid orders and tolerates an unreachable provider. */
  refreshQuietly(orderId: string, request?: { cancel?: boolean }): Promise<StoredOrder>;
  begin(order: StoredOrder): Promise<StoredOrder>;
}

export function createSettlement(context: PaymentContext): Settlement {
  const { orders, now, log } = context;
  const find = async (id: string) => {
    const order = await orders.find(id);
    if (!order) throw unknownOrder();
    return order;
  };

  const begin = async (order: StoredOrder) => {
    const startPayment = await preparePayment(context, order);
    if (order.kind === 'renewal' && !(await mayCharge(context, order))) {
      return close(context, order, 'cancelled');
    }
    try {
      const { providerRef, approvalUrl } = await startPayment();
      await orders.move(order.id, 'requires_action', { providerRef, approvalUrl }, ['processing']);
    } catch (err) {
      // Without a clear response the payment may exist. The next attempt uses the same reference.
      if (err instanceof SiteError) throw err;
      log.error({ err, order: order.id }, 'A provider refused to begin a payment');
      await close(context, order, 'failed');
    }
    return find(order.id);
  };

  const settle: Settlement['settle'] = async (orderId, { cancel = false } = {}) => {
    const found = await find(orderId);
    if (found.status === 'created') return closeQuote(context, found);
    if (found.provider === null || found.status === 'refunded') return found;
    const order = found.status === 'processing' ? await begin(found) : found;
    if (order.providerRef === null) return order;
    const provider = providerOf(context, order.provider);
    const isOver = cancel || order.expiresAt <= now();
    const payment = await readPayment(provider, order, order.providerRef, !isOver);
    const followed = await follow(context, order, payment);
    if (!isOpen(followed.status) || !isOver) return followed;
    await provider.cancel(order.providerRef);
    const ended = await provider.read(order.providerRef);
    const isEndedByUs = cancel && ended.status === 'failed';
    const last = await follow(context, followed, {
      ...ended,
      ...(isEndedByUs && { failure: 'cancelled' }),
    });
    return isOpen(last.status) ? close(context, last, cancel ? 'cancelled' : 'expired') : last;
  };

  const refreshQuietly: Settlement['refreshQuietly'] = async (orderId, request) => {
    const order = await find(orderId);
    if (order.status === 'paid') return order;
    try {
      return await settle(orderId, request);
    } catch (error) {
      if (!(error instanceof SiteError) || error.code !== 'payments.unreachable') throw error;
      return find(orderId);
    }
  };

  return { settle, refreshQuietly, begin };
}

/** No charge starts after its subscription ended. A started one keeps its reference. */
async function mayCharge(context: PaymentContext, order: StoredOrder): Promise<boolean> {
  if (order.chargeAskedAt !== null) return true;
  return context.inTransaction(async ({ buyers, orders, subscriptions }) => {
    await buyers.lock(order.accountId);
    const subscription = await subscriptions.find(order.subscriptionId);
    if (!subscription?.renews) return false;
    const changes = { chargeAskedAt: context.now() };
    return (await orders.move(order.id, 'processing', changes, ['processing'])) !== undefined;
  });
}

/** Loads all data first, because nothing may happen between permission and charge. */
async function preparePayment(
  context: PaymentContext,
  order: StoredOrder,
): Promise<() => Promise<StartedPayment>> {
  const provider = providerOf(context, order.provider);
  const plan = await context.plans.findById(order.planId);
  const money = { amountMinor: order.amountMinor, currency: order.currency };
  const planName = plan?.name ?? order.productId;
  if (order.kind === 'renewal') {
    const subscription = await context.subscriptions.find(order.subscriptionId);
    const mandateRef = subscription?.mandateRef;
    return async () => {
      if (!mandateRef || !provider.charge) throw new Error('A renewal without a way to charge it');
      return provider.charge({ orderId: order.id, money, planName, mandateRef });
    };
  }
  const email = (await context.buyers.findEmail(order.accountId)) ?? null;
  const prefix = order.language === defaultLanguage ? '' : `/${order.language}`;
  const query = new URLSearchParams({ order: order.id, result: context.toResultHash(order) });
  const returnUrl = `${context.publicOrigin}${prefix}/paystatus?${query.toString()}`;
  const { id: orderId, language, renews, expiresAt } = order;
  const returns = { returnUrl, cancelUrl: `${returnUrl}&cancelled=1` };
  return () =>
    provider.start({ orderId, money, planName, email, language, renews, expiresAt, ...returns });
}

async function readPayment(
  provider: PaymentProvider,
  order: StoredOrder,
  providerRef: string,
  mayCollect: boolean,
): Promise<ProviderPayment> {
  const payment = await provider.read(providerRef);
  const isWanted = mayCollect && isOpen(order.status) && matchesOrder(order, payment);
  if (payment.status !== 'approved' || !isWanted || !provider.collect) return payment;
  await provider.collect(providerRef, order.id);
  return provider.read(providerRef);
}

async function follow(
  context: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<StoredOrder> {
  const { inTransaction, now, log } = context;
  const at = now();
  switch (payment.status) {
    case 'pending':
    case 'approved':
      return order;
    case 'paid':
      if (isOpen(order.status)) await takePaid(context, order, payment);
      else if (order.status === 'disputed') {
        await inTransaction((stores) => winDispute(stores, order, at));
      } else await refundLatePayment(context, order, payment);
      context.wake();
      break;
    case 'failed':
      if (isOpen(order.status)) {
        await inTransaction((stores) => fail(stores, order, payment, at));
      }
      break;
    case 'refunded':
      await inTransaction((stores) => markRefunded(stores, order, at));
      break;
    case 'disputed': {
      // A disputed payment was paid before.
      const paid = isOpen(order.status)
        ? await follow(context, order, { ...payment, status: 'paid' })
        : order;
      const isOpened = await inTransaction((stores) => openDispute(stores, paid, at));
      if (isOpened) log.warn({ order: order.id }, 'A dispute');
      break;
    }
  }
  return (await context.orders.find(order.id)) ?? order;
}

async function takePaid(
  context: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<void> {
  const { inTransaction, now, log } = context;
  const at = now();
  if (!matchesOrder(order, payment)) {
    const isHeld = await inTransaction((stores) => hold(stores, order, { payment, at }));
    if (isHeld) log.error({ order: order.id }, 'A payment is not what was asked for and is held');
    return;
  }
  const plan = await context.plans.findById(order.planId);
  if (!plan) throw new Error('The plan of an order is gone');
  await inTransaction((stores) => provision(stores, { order, payment, plan, at }));
}

async function refundLatePayment(
  context: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<void> {
  const at = context.now();
  await context.inTransaction((stores) => sendBack(stores, order, { payment, reason: 'late', at }));
}

async function fail(
  stores: Parameters<typeof failRenewal>[0],
  order: StoredOrder,
  { failure, chargeRef }: ProviderPayment,
  at: Date,
): Promise<void> {
  const changes = { failure: failure ?? 'failed', chargeRef };
  const moved = await stores.orders.move(order.id, 'failed', changes, openStatuses);
  if (moved?.kind === 'renewal') await failRenewal(stores, moved, at);
}

async function close(
  { inTransaction, orders, now }: PaymentContext,
  order: StoredOrder,
  failure: PaymentFailure,
): Promise<StoredOrder> {
  const status = failure === 'expired' ? 'expired' : 'failed';
  await inTransaction(async (stores) => {
    const moved = await stores.orders.move(order.id, status, { failure }, openStatuses);
    if (moved?.kind === 'renewal') await failRenewal(stores, moved, now());
  });
  return (await orders.find(order.id)) ?? order;
}

async function closeQuote(
  { orders, now }: PaymentContext,
  order: StoredOrder,
): Promise<StoredOrder> {
  if (order.expiresAt > now()) return order;
  const moved = await orders.move(order.id, 'expired', {}, ['created']);
  return moved ?? (await orders.find(order.id)) ?? order;
}

function matchesOrder(order: StoredOrder, payment: ProviderPayment): boolean {
  return payment.amountMinor === order.amountMinor && payment.currency === order.currency;
}
