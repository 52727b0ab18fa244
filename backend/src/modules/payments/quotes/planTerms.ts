import type { OrderKind } from '@tidegate/contracts/api/payments/codes';
import { addInterval } from '@tidegate/contracts/catalogue/periods';

import { intervalOf, type StoredPlan } from '../../catalogue';
import type { Terms } from '../stores/newOrder';

/** The smallest amount that every provider accepts. */
export const minimumChargeMinor = 50;

/** A plan at its full price from now on. */
export function planTerms(plan: StoredPlan, kind: OrderKind, at: Date): Terms {
  return {
    kind,
    replacedSubscriptionId: null,
    priceMinor: plan.priceMinor,
    couponCode: null,
    discountMinor: 0,
    creditMinor: 0,
    amountMinor: plan.priceMinor,
    nextAmountMinor: plan.renewalPriceMinor,
    renewalAmountMinor: plan.renewalPriceMinor,
    freeDays: 0,
    periodStartedAt: at,
    periodEndsAt: addInterval(at, intervalOf(plan)),
  };
}
