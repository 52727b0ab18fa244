import type { MySubscription, Order, Subscription } from '@tidegate/contracts/api/orders/schemas';

import { toInvoiceNumber } from '../invoices/invoice';
import type { PaymentContext } from '../paymentContext';
import { refundableUntil, withdrawableUntil } from '../refunds/refundPeriods';
import type { StoredOrder } from '../stores/orderRepository';
import { labelOf } from '../stores/orderStates';
import type { StoredSubscription } from '../stores/subscriptionRepository';

export async function listPurchases(
  context: PaymentContext,
  accountId: string,
  page: { number: number; size: number },
): Promise<MySubscription> {
  const { orders, subscriptions } = context;
  const running = await subscriptions.findRunning(accountId);
  const listed = await orders.list(accountId, page);
  return {
    subscription: running ? await toSubscription(context, running) : null,
    orders: await Promise.all(listed.map((order) => toOrder(context, order))),
    page: page.number,
    page_size: page.size,
    total: await orders.count(accountId),
  };
}

export async function toSubscription(
  context: PaymentContext,
  stored: StoredSubscription,
): Promise<Subscription> {
  const plan = await planOf(context, stored.planId);
  const next = stored.nextPlanId === null ? null : await planOf(context, stored.nextPlanId);
  const isRunning = stored.status !== 'ended';
  return {
    subscription_id: stored.id,
    product_id: plan.productId,
    plan_name: plan.name,
    status: stored.status,
    provider: stored.provider,
    currency: stored.currency,
    period_started_at: stored.periodStartedAt.toISOString(),
    period_ends_at: stored.periodEndsAt.toISOString(),
    renews: stored.renews,
    next_amount: stored.renews ? stored.nextAmountMinor : null,
    next_product_id: stored.renews && next ? next.productId : null,
    can_cancel: isRunning && stored.renews,
    can_resume: isRunning && !stored.renews && stored.mandateRef !== null,
  };
}

async function toOrder(context: PaymentContext, order: StoredOrder): Promise<Order> {
  return {
    order_id: order.id,
    kind: order.kind,
    product_id: order.productId,
    plan_name: (await planOf(context, order.planId)).name,
    provider: order.provider,
    amount: order.amountMinor,
    discount_amount: order.discountMinor,
    credit_amount: order.creditMinor,
    coupon_code: order.couponCode,
    currency: order.currency,
    status: order.status,
    label: labelOf(order.status, order.amountMinor),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    refund_until: (await refundableUntil(context, order))?.toISOString() ?? null,
    withdraw_until: withdrawableUntil(order, context.now())?.toISOString() ?? null,
    invoice_number: order.invoiceNumber === null ? null : toInvoiceNumber(order.invoiceNumber),
  };
}

async function planOf({ plans }: PaymentContext, id: number) {
  const plan = await plans.findById(id);
  if (!plan) throw new Error('The plan of an order is gone');
  return plan;
}
