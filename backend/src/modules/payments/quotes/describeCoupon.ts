import type { CouponTerms } from '@tidegate/contracts/api/payments/quoteSchemas';

import type { StoredCoupon } from '../../promotions';
import { checkUses } from '../coupons/couponReservation';
import type { PaymentContext } from '../paymentContext';
import { checkCouponOf, findPlanOnSale } from './currentTerms';
import { decideTerms } from './decideTerms';

export interface CouponRequest {
  /** Null for a visitor. */
  accountId: string | null;
  productId: string;
  withTrial: boolean;
  coupon: StoredCoupon;
}

/** Previews the discount for a new purchase, or throws why there is none. */
export async function describeCoupon(
  context: PaymentContext,
  { accountId, productId, withTrial, coupon }: CouponRequest,
): Promise<CouponTerms> {
  const at = context.now();
  const plan = await findPlanOnSale(context, productId);
  checkCouponOf(plan, coupon, at);
  const { code, maxUses } = coupon;
  await checkUses(context.couponUses, maxUses, { code, accountId, productId, at });
  const situation = { plan, withTrial, hadTrial: false, running: undefined, coupon, at };
  const { discountMinor, amountMinor } = decideTerms(situation);
  return {
    coupon_code: code,
    currency: plan.currency,
    discount_amount: discountMinor,
    amount_due: amountMinor,
  };
}
