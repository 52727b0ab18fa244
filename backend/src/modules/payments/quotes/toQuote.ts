import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import { addDays } from '@tidegate/contracts/catalogue/periods';
import { promises } from '@tidegate/contracts/catalogue/promises';

import type { StoredPlan } from '../../catalogue';
import type { StoredOrder } from '../stores/orderRepository';
import { isOpen } from '../stores/orderStates';

export function toQuote(order: StoredOrder, plan: StoredPlan): Quote {
  return {
    quote_id: order.id,
    kind: order.kind,
    product_id: order.productId,
    plan_name: plan.name,
    currency: order.currency,
    price_amount: order.priceMinor,
    discount_amount: order.discountMinor,
    coupon_code: order.couponCode,
    credit_amount: order.creditMinor,
    amount_due: order.amountMinor,
    starts_at: order.periodStartedAt.toISOString(),
    period_ends_at: order.periodEndsAt.toISOString(),
    free_days: order.freeDays,
    next_amount: order.nextAmountMinor,
    renewal_amount: order.renewalAmountMinor,
    refund_until: addDays(order.periodStartedAt, promises.days).toISOString(),
    expires_at: order.expiresAt.toISOString(),
    open_provider: isOpen(order.status) ? order.provider : null,
  };
}
