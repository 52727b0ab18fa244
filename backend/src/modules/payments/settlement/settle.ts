import { SiteError } from '@tidegate/contracts/errors/siteError';

import { type PaymentContext, providerOf } from '../paymentContext';
import type { PaymentProvider, ProviderPayment } from '../providers/paymentProvider';
import { findOrder } from '../stores/findOrder';
import type { StoredOrder } from '../stores/orderRepository';
import { isOpen } from '../stores/orderStates';
import { beginPayment } from './beginPayment';
import { closeOrder, closeQuote } from './closeOrder';
import { followPayment, matchesOrder } from './followPayment';

export interface SettleRequest {
  /** Ends an unpaid payment. */
  cancel?: boolean;
}

/** Reads the provider and takes the steps of the order. Idempotent. */
export async function settle(
  context: PaymentContext,
  orderId: string,
  { cancel = false }: SettleRequest = {},
): Promise<StoredOrder> {
  const found = await findOrder(context, orderId);
  if (found.status === 'created') return closeQuote(context, found);
  if (found.provider === null || found.status === 'refunded') return found;
  const order = found.status === 'processing' ? await beginPayment(context, found) : found;
  if (order.providerRef === null) return order;
  const provider = providerOf(context, order.provider);
  const isOver = cancel || order.expiresAt <= context.now();
  const payment = await readPayment(provider, order, order.providerRef, !isOver);
  const followed = await followPayment(context, order, payment);
  if (!isOpen(followed.status) || !isOver) return followed;
  await provider.cancel(order.providerRef);
  const ended = await provider.read(order.providerRef);
  const isEndedByUs = cancel && ended.status === 'failed';
  const last = await followPayment(context, followed, {
    ...ended,
    ...(isEndedByUs && { failure: 'cancelled' }),
  });
  if (!isOpen(last.status)) return last;
  return cancel
    ? closeOrder(context, last, 'failed', { failure: 'cancelled' })
    : closeOrder(context, last, 'expired', { failure: 'expired' });
}

/** As `settle`, but skips paid orders and tolerates an unreachable provider. */
export async function refreshQuietly(
  context: PaymentContext,
  orderId: string,
  request?: SettleRequest,
): Promise<StoredOrder> {
  const order = await findOrder(context, orderId);
  if (order.status === 'paid') return order;
  try {
    return await settle(context, orderId, request);
  } catch (error) {
    if (!(error instanceof SiteError) || error.code !== 'payments.unreachable') throw error;
    return findOrder(context, orderId);
  }
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
