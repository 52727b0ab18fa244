import { SiteError } from '@tidegate/contracts/siteError';

export function unknownCoupon(): SiteError {
  return new SiteError('promotions.unknownCoupon', 'No coupon has this code');
}

export function couponNotYet(): SiteError {
  return new SiteError('promotions.couponNotYet', 'The coupon is not valid yet');
}

export function couponExpired(): SiteError {
  return new SiteError('promotions.couponExpired', 'The coupon is past its end');
}

export function couponUsedUp(): SiteError {
  return new SiteError('promotions.couponUsedUp', 'Every use of the coupon is taken');
}

export function couponUsedByYou(): SiteError {
  return new SiteError('promotions.couponUsedByYou', 'The account has an order with this coupon');
}

export function couponWrongPlan(): SiteError {
  return new SiteError('promotions.couponWrongPlan', 'The coupon is for other plans');
}

export function couponNotCombinable(): SiteError {
  return new SiteError('promotions.couponNotCombinable', 'Not with a trial, an offer or a change');
}

export function tooManyCoupons(retryAfterSeconds: number): SiteError {
  return new SiteError('promotions.tooManyCoupons', 'Too many codes tried', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}
