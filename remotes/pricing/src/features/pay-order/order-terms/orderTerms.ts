import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type {
  CouponTerms,
  PaymentParams,
  Quote,
} from '@tidegate/contracts/api/payments/quoteSchemas';
import type { OrderKind } from '@tidegate/contracts/api/payments/codes';
import type { Money } from '@tidegate/contracts/catalogue/money';
import {
  daysOfInvite,
  planCharges,
  planTrial,
  type PlanCharges,
} from '../../../shared/plans/planCharges';
import type { CheckoutOptions } from '../checkoutOptions';

/** The terms that a buyer accepts by paying. */
export interface OrderTerms {
  kind: OrderKind;
  charges: PlanCharges;
  discount: Money | undefined;
  credit: Money | undefined;
  freeDays: number;
  renews: boolean;
  /** Whether the order can also be bought as a single interval. */
  mayStop: boolean;
}

interface Granted {
  quote: Quote | undefined;
  coupon: CouponTerms | undefined;
  invite: PaymentParams['invite'];
}

/** The terms of the quote, or of the catalogue for a visitor without an account. */
export function orderTerms(
  plan: Plan,
  pricedAt: number,
  options: CheckoutOptions,
  { quote, coupon, invite }: Granted,
): OrderTerms {
  const trial = options.withTrial ? planTrial(plan) : null;
  const kind = quote?.kind ?? (trial ? 'trial' : 'new');
  const discounted = quote ?? coupon;
  const freeDays = quote?.free_days ?? (kind === 'new' ? daysOfInvite(plan, invite) : 0);
  const mayStop = kind === 'new' || kind === 'upgrade';
  return {
    kind,
    charges: quote
      ? quotedCharges(quote)
      : lower(planCharges(plan, pricedAt, { trial, freeDays }), coupon),
    discount: discounted?.discount_amount
      ? moneyOf(discounted, discounted.discount_amount)
      : undefined,
    freeDays,
    credit: quote?.credit_amount ? moneyOf(quote, quote.credit_amount) : undefined,
    renews: options.renews || !mayStop,
    mayStop: mayStop && !options.withTrial,
  };
}

function quotedCharges(quote: Quote): PlanCharges {
  return {
    today: moneyOf(quote, quote.amount_due),
    next: moneyOf(quote, quote.next_amount),
    nextAt: new Date(quote.period_ends_at),
    renewal: moneyOf(quote, quote.renewal_amount),
    refundUntil: new Date(quote.refund_until),
  };
}

function lower(charges: PlanCharges, coupon: CouponTerms | undefined): PlanCharges {
  return coupon ? { ...charges, today: moneyOf(coupon, coupon.amount_due) } : charges;
}

function moneyOf({ currency }: Pick<Quote, 'currency'>, amountMinor: number): Money {
  return { amountMinor, currency };
}
