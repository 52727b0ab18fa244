import { refusal } from '../../../refusal';
import type { CouponUse, CouponUseRepository } from '../stores/couponUseRepository';
import type { StoredOrder } from '../stores/orderRepository';
import type { PaymentStores } from '../paymentContext';

/** Checks that a use is left. The new order holds it until it fails or expires (decision 0031). */
export async function reserveCoupon(
  { coupons, couponUses }: Pick<PaymentStores, 'coupons' | 'couponUses'>,
  { accountId, productId, couponCode: code }: StoredOrder,
  at: Date,
): Promise<void> {
  if (code === null || accountId === null) return;
  const coupon = await coupons.lock(code);
  if (!coupon) throw refusal('promotions.unknownCoupon');
  const use = { code, accountId, productId, at };
  // Quotes that nobody tried to pay release their use.
  await couponUses.dropQuotes(use);
  await checkUses(couponUses, coupon.maxUses, use);
}

/** Throws if the account has used the coupon or no use is left. */
export async function checkUses(
  couponUses: Pick<CouponUseRepository, 'hasOther' | 'countOthers'>,
  maxUses: number | null,
  { accountId, ...use }: Omit<CouponUse, 'accountId'> & { accountId: string | null },
): Promise<void> {
  if (accountId !== null && (await couponUses.hasOther({ ...use, accountId }))) {
    throw refusal('promotions.couponUsedByYou');
  }
  if (maxUses !== null && (await couponUses.countOthers({ ...use, accountId })) >= maxUses) {
    throw refusal('promotions.couponUsedUp');
  }
}
