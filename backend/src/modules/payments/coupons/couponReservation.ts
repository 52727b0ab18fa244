import { couponUsedByYou, couponUsedUp, unknownCoupon } from '../../promotions';
import type { CouponUse, CouponUseRepository } from './couponUseRepository';
import type { StoredOrder } from '../orders/orderRepository';
import type { PaymentStores } from '../paymentContext';

/**
 * Makes sure that a use of its coupon is left for an order about to be added in this transaction.
 * The order itself takes the use, and gives it back by failing or expiring (decision 0031).
 */
export async function reserveCoupon(
  { coupons, couponUses }: Pick<PaymentStores, 'coupons' | 'couponUses'>,
  { accountId, productId, couponCode: code }: StoredOrder,
  at: Date,
): Promise<void> {
  if (code === null || accountId === null) return;
  const coupon = await coupons.lock(code);
  if (!coupon) throw unknownCoupon();
  const use = { code, accountId, productId, at };
  // What was only looked at with the coupon before makes room: nobody was asked to pay for it.
  await couponUses.dropQuotes(use);
  await checkUses(couponUses, coupon.maxUses, use);
}

/** Throws where the account has used the coupon, or others have used it up. */
export async function checkUses(
  couponUses: Pick<CouponUseRepository, 'hasOther' | 'countOthers'>,
  maxUses: number | null,
  { accountId, ...use }: Omit<CouponUse, 'accountId'> & { accountId: string | null },
): Promise<void> {
  if (accountId !== null && (await couponUses.hasOther({ ...use, accountId }))) {
    throw couponUsedByYou();
  }
  if (maxUses !== null && (await couponUses.countOthers({ ...use, accountId })) >= maxUses) {
    throw couponUsedUp();
  }
}
