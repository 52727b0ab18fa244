import type { MySubscription, Order, Subscription } from '@tidegate/contracts/api/subscriptions';

import { toInvoiceNumber } from '../invoices/invoice';
import type { StoredOrder } from '../orders/orderRepository';
import { labelOf } from '../orders/orderStates';
import type { PaymentContext } from '../paymentContext';
import type { RefundService } from '../refunds/refundService';
import type { StoredSubscription } from '../subscriptions/subscriptionRepository';

export interface AccountOverview {
  list(accountId: string, page: { number: number; size: number }): Promise<MySubscription>;
  toSubscription(stored: StoredSubscription): Promise<Subscription>;
}

export function accountOverview(
  { orders, subscriptions, plans }: PaymentContext,
  refunds: RefundService,
): AccountOverview {
  const planOf = async (id: number) => {
    const plan = await plans.findById(id);
    if (!plan) throw new Error('The plan of an order is gone');
    return plan;
  };
  const toSubscription = async (stored: StoredSubscription): Promise<Subscription> => {
    const plan = await planOf(stored.planId);
    const next = stored.nextPlanId === null ? null : await planOf(stored.nextPlanId);
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
  };
  const toOrder = async (order: StoredOrder): Promise<Order> => ({
    order_id: order.id,
    kind: order.kind,
    product_id: order.productId,
    plan_name: (await planOf(order.planId)).name,
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
    refund_until: (await refunds.refundableUntil(order))?.toISOString() ?? null,
    withdraw_until: refunds.withdrawableUntil(order)?.toISOString() ?? null,
    invoice_number: order.invoiceNumber === null ? null : toInvoiceNumber(order.invoiceNumber),
  });
  return {
    toSubscription,
    list: async (accountId, page) => {
      const running = await subscriptions.findRunning(accountId);
      const listed = await orders.list(accountId, page);
      return {
        subscription: running ? await toSubscription(running) : null,
        orders: await Promise.all(listed.map(toOrder)),
        page: page.number,
        page_size: page.size,
        total: await orders.count(accountId),
      };
    },
  };
}
