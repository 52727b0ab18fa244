import { addDays } from '@tidegate/contracts/catalogue/periods';

import { refusal } from '../../../refusal';
import type { StoredPlan } from '../../catalogue';
import { discountOf, type StoredCoupon } from '../../promotions';
import type { Terms } from '../stores/newOrder';
import { decideChange, type RunningPlan } from './decideChange';
import { minimumChargeMinor, planTerms } from './planTerms';

export interface Situation {
  plan: StoredPlan;
  withTrial: boolean;
  hadTrial: boolean;
  coupon?: StoredCoupon | undefined;
  running: RunningPlan | undefined;
  at: Date;
}

export function decideTerms(situation: Situation): Terms {
  const { plan, coupon } = situation;
  const terms = decideUndiscounted(situation);
  return coupon ? applyCoupon(terms, plan, coupon) : terms;
}

function decideUndiscounted({ plan, withTrial, hadTrial, running, at }: Situation): Terms {
  if (running && !withTrial) return decideChange(plan, running, at);
  if (!withTrial) return planTerms(plan, 'new', at);
  const { trialPriceMinor, trialDays } = plan;
  if (running || trialPriceMinor === null || trialDays === null || hadTrial) {
    throw refusal('orders.trialUsed');
  }
  return {
    ...planTerms(plan, 'trial', at),
    priceMinor: trialPriceMinor,
    amountMinor: trialPriceMinor,
    nextAmountMinor: plan.priceMinor,
    periodEndsAt: addDays(at, trialDays),
  };
}

/** A coupon discounts one full price (no trial, offer or free change) and never reduces credit. */
function applyCoupon(terms: Terms, plan: StoredPlan, coupon: StoredCoupon): Terms {
  const isFullPrice = terms.kind === 'new' || terms.kind === 'upgrade';
  const reducibleMinor = terms.amountMinor - minimumChargeMinor;
  if (!isFullPrice || plan.offerEndsAt !== null || reducibleMinor <= 0) {
    throw refusal('promotions.couponNotCombinable');
  }
  const discountMinor = Math.min(reducibleMinor, discountOf(coupon, plan, minimumChargeMinor));
  const amountMinor = terms.amountMinor - discountMinor;
  return { ...terms, couponCode: coupon.code, discountMinor, amountMinor };
}
