import type { Terms } from '../stores/newOrder';

/** Compares everything but the times. */
export function areSameTerms(quoted: Terms, current: Terms): boolean {
  return (
    quoted.kind === current.kind &&
    quoted.replacedSubscriptionId === current.replacedSubscriptionId &&
    quoted.priceMinor === current.priceMinor &&
    quoted.couponCode === current.couponCode &&
    quoted.freeDays === current.freeDays &&
    quoted.discountMinor === current.discountMinor &&
    quoted.creditMinor === current.creditMinor &&
    quoted.nextAmountMinor === current.nextAmountMinor &&
    quoted.renewalAmountMinor === current.renewalAmountMinor
  );
}
