import type { PaymentFailure } from '@tidegate/contracts/api/payments';
import { defaultLanguage } from '@tidegate/contracts/languages';
import { SiteError } from '@tidegate/contracts/siteError';

import { failRenewal } from './failRenewal';
import type { StoredOrder } from './orderRepository';
import { isOpen, openStatuses } from './orderStates';
import { unknownOrder } from './paymentErrors';
import { type PaymentContext, providerOf, refundJob } from './paymentContext';
import { provision } from './provision';
import type { PaymentProvider, ProviderPayment, StartedPayment } from './providers/paymentProvider';
import { markRefunded } from './markRefunded';

export interface Settlement {
  /**
   * The one way to find out how an order stands, whoever asks: the returning browser, a poll, an
   * event. Reads the provider anew and takes the steps that follow; once more changes nothing.
   * `giveUp` ends a payment that was not made.
   */
  settle(orderId: string, wish?: { giveUp?: boolean }): Promise<StoredOrder>;
  /**
   * As `settle`, for people: what is paid needs no second look, and an order whose provider gives no
   * answer is still on its way, which is not an error.
   */
  look(orderId: string, wish?: { giveUp?: boolean }): Promise<StoredOrder>;
  /** Asks the provider for the payment of an order that is being processed. */
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
    try {
      const { providerRef, approvalUrl } = await startPayment(context, order);
      await orders.move(order.id, 'requires_action', { providerRef, approvalUrl }, ['processing']);
    } catch (err) {
      // Without a clear answer the payment may exist: it is asked for again, by the same name.
      if (err instanceof SiteError) throw err;
      log.error({ err, order: order.id }, 'A provider refused to begin a payment');
      await close(context, order, 'failed');
    }
    return find(order.id);
  };

  const settle: Settlement['settle'] = async (orderId, { giveUp = false } = {}) => {
    const found = await find(orderId);
    if (found.status === 'created') return closeQuote(context, found);
    if (found.provider === null || found.status === 'refunded') return found;
    const order = found.status === 'processing' ? await begin(found) : found;
    if (order.providerRef === null) return order;
    const provider = providerOf(context, order.provider);
    const isOver = giveUp || order.expiresAt <= now();
    const payment = await readPayment(provider, order, order.providerRef, !isOver);
    const followed = await follow(context, order, payment);
    if (!isOpen(followed.status) || !isOver) return followed;
    await provider.giveUp(order.providerRef);
    const ended = await provider.read(order.providerRef);
    const isEndedByUs = giveUp && ended.status === 'failed';
    const last = await follow(context, followed, {
      ...ended,
      ...(isEndedByUs && { failure: 'cancelled' }),
    });
    return isOpen(last.status) ? close(context, last, giveUp ? 'cancelled' : 'expired') : last;
  };

  const look: Settlement['look'] = async (orderId, wish) => {
    const order = await find(orderId);
    if (order.status === 'paid') return order;
    try {
      return await settle(orderId, wish);
    } catch (error) {
      if (!(error instanceof SiteError) || error.code !== 'payments.unreachable') throw error;
      return find(orderId);
    }
  };

  return { settle, look, begin };
}

async function startPayment(context: PaymentContext, order: StoredOrder): Promise<StartedPayment> {
  const provider = providerOf(context, order.provider);
  const plan = await context.plans.findById(order.planId);
  const money = { amountMinor: order.amountMinor, currency: order.currency };
  const planName = plan?.name ?? order.productId;
  if (order.kind === 'renewal') {
    const subscription = await context.subscriptions.find(order.subscriptionId);
    const mandateRef = subscription?.mandateRef;
    if (!mandateRef || !provider.charge) throw new Error('A renewal without a way to charge it');
    return provider.charge({ orderId: order.id, money, planName, mandateRef });
  }
  const prefix = order.language === defaultLanguage ? '' : `/${order.language}`;
  const query = new URLSearchParams({ order: order.id, result: context.toResultHash(order) });
  const returnUrl = `${context.publicOrigin}${prefix}/paystatus?${query.toString()}`;
  return provider.start({
    orderId: order.id,
    money,
    planName,
    email: (await context.buyers.findEmail(order.accountId)) ?? '',
    language: order.language,
    renews: order.renews,
    expiresAt: order.expiresAt,
    returnUrl,
    cancelUrl: `${returnUrl}&cancelled=1`,
  });
}

async function readPayment(
  provider: PaymentProvider,
  order: StoredOrder,
  providerRef: string,
  mayCollect: boolean,
): Promise<ProviderPayment> {
  const payment = await provider.read(providerRef);
  const isWanted = mayCollect && isOpen(order.status) && isWhatWasAsked(order, payment);
  if (payment.status !== 'approved' || !isWanted || !provider.collect) return payment;
  await provider.collect(providerRef, order.id);
  return provider.read(providerRef);
}

/** Takes the step that the provider's word leads to, if the order may take it. */
async function follow(
  context: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<StoredOrder> {
  const { orders, now, log } = context;
  switch (payment.status) {
    case 'pending':
    case 'approved':
      return order;
    case 'paid':
      if (isOpen(order.status)) await takePaid(context, order, payment);
      else await returnLate(context, order, payment);
      break;
    case 'failed':
      if (isOpen(order.status)) {
        await context.inTransaction((stores) => fail(stores, order, payment, now()));
      }
      break;
    case 'refunded':
      await context.inTransaction((stores) => markRefunded(stores, order, now()));
      break;
    case 'disputed':
      if (await orders.move(order.id, 'disputed')) log.warn({ order: order.id }, 'A dispute');
      break;
  }
  return (await orders.find(order.id)) ?? order;
}

async function takePaid(
  context: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<void> {
  const { orders, now, log } = context;
  const { chargeRef } = payment;
  if (!isWhatWasAsked(order, payment)) {
    const held = await orders.move(order.id, 'held', { chargeRef, paidAt: now() }, openStatuses);
    if (held) log.error({ order: order.id }, 'A payment is not what was asked for and is held');
    return;
  }
  const plan = await context.plans.findById(order.planId);
  if (!plan) throw new Error('The plan of an order is gone');
  await context.inTransaction((stores) => provision(stores, { order, payment, plan, at: now() }));
  context.wake();
}

/** The order was closed before the money came. */
async function returnLate(
  context: PaymentContext,
  order: StoredOrder,
  { chargeRef }: ProviderPayment,
): Promise<void> {
  const at = context.now();
  await context.inTransaction(async (stores) => {
    const changes = { chargeRef, refundReason: 'late', paidAt: at } as const;
    const moved = await stores.orders.move(order.id, 'refund_pending', changes, [
      'failed',
      'expired',
    ]);
    if (moved) await stores.ask(refundJob, order.id, at);
  });
  context.wake();
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

/** Nobody paid, and nobody can any more. */
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

function isWhatWasAsked(order: StoredOrder, payment: ProviderPayment): boolean {
  return payment.amountMinor === order.amountMinor && payment.currency === order.currency;
}
