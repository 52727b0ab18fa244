import type { PaymentContext } from '../paymentContext';
import type { ProviderPayment } from '../providers/paymentProvider';
import { provision } from '../provision/provision';
import { openDispute, winDispute } from '../refunds/disputeSteps';
import { markRefunded } from '../refunds/refundSteps';
import { hold, sendBack } from '../refunds/unusableMoney';
import type { StoredOrder } from '../stores/orderRepository';
import { isOpen } from '../stores/orderStates';
import { closeOrder } from './closeOrder';

/** Takes the steps of an order that follow from its payment. */
export async function followPayment(
  context: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<StoredOrder> {
  switch (payment.status) {
    case 'pending':
    case 'approved':
      return order;
    case 'paid':
      await receivePayment(context, order, payment);
      break;
    case 'failed': {
      const { failure, chargeRef } = payment;
      if (!isOpen(order.status)) break;
      return closeOrder(context, order, 'failed', { failure: failure ?? 'failed', chargeRef });
    }
    case 'refunded':
      await context.inTransaction((stores) => markRefunded(stores, order, context.now()));
      break;
    case 'disputed':
      // A disputed payment was paid before.
      if (isOpen(order.status)) await receivePayment(context, order, payment);
      await followDispute(context, order);
      break;
  }
  return (await context.orders.find(order.id)) ?? order;
}

export function matchesOrder(order: StoredOrder, payment: ProviderPayment): boolean {
  return payment.amountMinor === order.amountMinor && payment.currency === order.currency;
}

async function receivePayment(
  context: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<void> {
  const { inTransaction, now, wake } = context;
  const at = now();
  if (isOpen(order.status)) await provisionOrHold(context, order, payment);
  else if (order.status === 'disputed') {
    await inTransaction((stores) => winDispute(stores, order, at));
  } else {
    await inTransaction((stores) => sendBack(stores, order, { payment, reason: 'late', at }));
  }
  wake();
}

async function provisionOrHold(
  { inTransaction, plans, now, log }: PaymentContext,
  order: StoredOrder,
  payment: ProviderPayment,
): Promise<void> {
  const at = now();
  if (!matchesOrder(order, payment)) {
    const isHeld = await inTransaction((stores) => hold(stores, order, { payment, at }));
    if (isHeld) log.error({ order: order.id }, 'A payment does not match its order and is held');
    return;
  }
  const plan = await plans.findById(order.planId);
  if (!plan) throw new Error('The plan of an order is gone');
  await inTransaction((stores) => provision(stores, { order, payment, plan, at }));
}

async function followDispute(
  { inTransaction, now, log }: PaymentContext,
  order: StoredOrder,
): Promise<void> {
  const isOpened = await inTransaction((stores) => openDispute(stores, order, now()));
  if (isOpened) log.warn({ order: order.id }, 'A dispute');
}
