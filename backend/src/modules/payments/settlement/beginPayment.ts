import { defaultLanguage } from '@tidegate/contracts/languages';
import { SiteError } from '@tidegate/contracts/errors/siteError';

import { type PaymentContext, providerOf } from '../paymentContext';
import type { PaymentProvider, StartedPayment } from '../providers/paymentProvider';
import { findOrder } from '../stores/findOrder';
import type { StoredOrder } from '../stores/orderRepository';
import { closeOrder } from './closeOrder';

/** Starts the payment of an order at its provider. */
export async function beginPayment(
  context: PaymentContext,
  order: StoredOrder,
): Promise<StoredOrder> {
  const { orders, log } = context;
  const startPayment = await preparePayment(context, order);
  if (order.kind === 'renewal' && !(await mayCharge(context, order))) {
    return closeOrder(context, order, 'failed', { failure: 'cancelled' });
  }
  try {
    const { providerRef, approvalUrl } = await startPayment();
    await orders.move(order.id, 'requires_action', { providerRef, approvalUrl }, ['processing']);
  } catch (err) {
    // Without a clear response the payment may exist. The next attempt uses the same reference.
    if (err instanceof SiteError) throw err;
    log.error({ err, order: order.id }, 'A provider refused to begin a payment');
    await closeOrder(context, order, 'failed', { failure: 'failed' });
  }
  return findOrder(context, order.id);
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

type StartPayment = () => Promise<StartedPayment>;

/** Loads all data first, because nothing may happen between permission and charge. */
async function preparePayment(context: PaymentContext, order: StoredOrder): Promise<StartPayment> {
  const provider = providerOf(context, order.provider);
  const plan = await context.plans.findById(order.planId);
  const planName = plan?.name ?? order.productId;
  return order.kind === 'renewal'
    ? prepareCharge(context, provider, order, planName)
    : prepareStart(context, provider, order, planName);
}

async function prepareCharge(
  { subscriptions }: PaymentContext,
  provider: PaymentProvider,
  { id: orderId, subscriptionId, amountMinor, currency }: StoredOrder,
  planName: string,
): Promise<StartPayment> {
  const subscription = await subscriptions.find(subscriptionId);
  const mandateRef = subscription?.mandateRef;
  return async () => {
    if (!mandateRef || !provider.charge) throw new Error('A renewal without a way to charge it');
    return provider.charge({ orderId, money: { amountMinor, currency }, planName, mandateRef });
  };
}

async function prepareStart(
  context: PaymentContext,
  provider: PaymentProvider,
  order: StoredOrder,
  planName: string,
): Promise<StartPayment> {
  const { id: orderId, language, renews, expiresAt, amountMinor, currency } = order;
  const email = (await context.buyers.findEmail(order.accountId)) ?? null;
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  const query = new URLSearchParams({ order: orderId, result: context.toResultHash(order) });
  const returnUrl = `${context.publicOrigin}${prefix}/paystatus?${query.toString()}`;
  const returns = { returnUrl, cancelUrl: `${returnUrl}&cancelled=1` };
  const money = { amountMinor, currency };
  return () =>
    provider.start({ orderId, money, planName, email, language, renews, expiresAt, ...returns });
}
