import type { Currency } from '@tidegate/contracts/catalogue/money';
import { formatInterval, type Interval } from '@tidegate/contracts/catalogue/productId';

import { refusal } from '../../refusal';
import type { StoredCoupon } from './couponRepository';

export const couponCodeForm = /^[A-Z0-9-]{4,32}$/;

export function readCouponCode(text: string): string {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  if (!couponCodeForm.test(code)) throw refusal('promotions.unknownCoupon');
  return code;
}

export interface DiscountedPlan {
  family: string;
  interval: Interval;
  priceMinor: number;
  currency: Currency;
}

/** Throws the reason why a coupon is not valid for a plan. */
export function checkCoupon(coupon: StoredCoupon, plan: DiscountedPlan, at: Date): void {
  if (at < coupon.startsAt) throw refusal('promotions.couponNotYet');
  if (at >= coupon.endsAt) throw refusal('promotions.couponExpired');
  const name = `${plan.family}.${formatInterval(plan.interval)}`;
  if (coupon.fits && !coupon.fits.includes(name)) throw refusal('promotions.couponWrongPlan');
}

/** Computes a discount, rounded down, that leaves at least `leastMinor`. */
export function discountOf(
  { percentOff, amountsOff }: Pick<StoredCoupon, 'percentOff' | 'amountsOff'>,
  { priceMinor, currency }: Pick<DiscountedPlan, 'priceMinor' | 'currency'>,
  leastMinor: number,
): number {
  const wanted =
    percentOff === null
      ? (amountsOff?.[currency] ?? 0)
      : Math.floor((priceMinor * percentOff) / 100);
  return Math.max(0, Math.min(wanted, priceMinor - leastMinor));
}
