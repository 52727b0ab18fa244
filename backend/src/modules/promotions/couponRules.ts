import type { Currency } from '@tidegate/contracts/money';
import { formatInterval, type Interval } from '@tidegate/contracts/productId';

import type { StoredCoupon } from './couponRepository';
import { couponExpired, couponNotYet, couponWrongPlan, unknownCoupon } from './promotionErrors';

export const couponCodeForm = /^[A-Z0-9-]{4,32}$/;

/** A code as it was typed, in the form in which codes are kept. */
export function readCouponCode(text: string): string {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  if (!couponCodeForm.test(code)) throw unknownCoupon();
  return code;
}

export interface DiscountedPlan {
  family: string;
  interval: Interval;
  priceMinor: number;
  currency: Currency;
}

/** Throws why a coupon does not count for a plan at this instant, if it does not. */
export function checkCoupon(coupon: StoredCoupon, plan: DiscountedPlan, at: Date): void {
  if (at < coupon.startsAt) throw couponNotYet();
  if (at >= coupon.endsAt) throw couponExpired();
  const name = `${plan.family}.${formatInterval(plan.interval)}`;
  if (coupon.fits && !coupon.fits.includes(name)) throw couponWrongPlan();
}

/** What a coupon takes off a price, rounded down and never so much that less than `leastMinor` is left. */
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
