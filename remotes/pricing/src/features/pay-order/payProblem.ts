import type { PaymentFailure, ProviderCode } from '@tidegate/contracts/api/payments/codes';
import {
  errorCodeOf,
  isRateLimited,
  isSessionGone,
  isUnreachable,
  type CallError,
} from '@tidegate/contracts/errors/callError';
import type { ErrorCode } from '@tidegate/contracts/errors/errors';

/** Problems shown at the email field. */
export const emailRefusals = ['emailInvalid', 'emailMissing', 'accounts.emailTaken'] as const;

/** Error codes that have a message of their own. */
const explainedCodes = [
  'accounts.emailTaken',
  'botCheck.failed',
  'orders.alreadyPurchased',
  'orders.moneyOnItsWay',
  'orders.notOnSale',
  'orders.otherCurrency',
  'orders.priceChanged',
  'orders.quoteExpired',
  'orders.trialUsed',
  'payments.countryRefused',
  'payments.keyReused',
  'payments.providerUnavailable',
  'promotions.couponExpired',
  'promotions.couponNotCombinable',
  'promotions.couponNotYet',
  'promotions.couponUsedByYou',
  'promotions.couponUsedUp',
  'promotions.couponWrongPlan',
  'promotions.unknownCoupon',
] as const satisfies readonly ErrorCode[];

export type PayRefusal =
  | PaymentFailure
  | (typeof emailRefusals)[number]
  | (typeof explainedCodes)[number]
  | 'noProvider'
  | 'sessionGone'
  | 'tooManyAttempts'
  | 'unanswered'
  | 'unreachable';

/** A refused payment with the submitted values. */
export interface PayProblem {
  refusal: PayRefusal;
  email: string;
  provider: ProviderCode | null;
}

export function toRefusal(error: CallError): PayRefusal {
  if (isSessionGone(error)) return 'sessionGone';
  if (isRateLimited(error)) return 'tooManyAttempts';
  const code = errorCodeOf(error);
  if (isUnreachable(error) || code === 'payments.unreachable') return 'unreachable';
  return explainedCodes.find((explained) => explained === code) ?? 'failed';
}

/** Whether a retry of the same order may succeed. */
export function mayPass(refusal: PayRefusal): boolean {
  return refusal === 'unreachable' || refusal === 'failed';
}
