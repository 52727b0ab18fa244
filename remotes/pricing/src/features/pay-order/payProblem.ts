import type { PaymentFailure, ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import { codeOf, isSessionGone, type CallError } from '../../shared/orders/callError';

/** Problems shown at the email field. */
export const emailRefusals = ['emailInvalid', 'emailMissing', 'emailTaken'] as const;

type EmailRefusal = (typeof emailRefusals)[number];

export type PayRefusal =
  | PaymentFailure
  | 'alreadyPurchased'
  | 'countryRefused'
  | 'couponUnknown'
  | 'couponNotYet'
  | 'couponExpired'
  | 'couponUsedUp'
  | 'couponUsedByYou'
  | 'couponWrongPlan'
  | 'couponNotCombinable'
  | EmailRefusal
  | 'formReused'
  | 'noProvider'
  | 'notOnSale'
  | 'otherCurrency'
  | 'moneyOnItsWay'
  | 'priceChanged'
  | 'providerUnavailable'
  | 'quoteExpired'
  | 'sessionGone'
  | 'tooManyAttempts'
  | 'trialUsed'
  | 'unanswered'
  | 'unchecked'
  | 'unreachable';

/** A refused payment with the submitted values. */
export interface PayProblem {
  refusal: PayRefusal;
  email: string;
  provider: ProviderCode | null;
}

export function refusalKey<Refusal extends PayRefusal>(
  refusal: Refusal,
): `checkout.problem.${Refusal}` {
  return `checkout.problem.${refusal}`;
}

const refusals: Readonly<Record<number, PayRefusal>> = {
  0: 'unreachable',
  429: 'tooManyAttempts',
  [20108 satisfies EnvelopeCode<'accounts.emailTaken'>]: 'emailTaken',
  [20109 satisfies EnvelopeCode<'accounts.tooManySignups'>]: 'tooManyAttempts',
  [20602 satisfies EnvelopeCode<'orders.alreadyPurchased'>]: 'alreadyPurchased',
  [20603 satisfies EnvelopeCode<'orders.quoteExpired'>]: 'quoteExpired',
  [20604 satisfies EnvelopeCode<'orders.priceChanged'>]: 'priceChanged',
  [20605 satisfies EnvelopeCode<'orders.notOnSale'>]: 'notOnSale',
  [20606 satisfies EnvelopeCode<'orders.trialUsed'>]: 'trialUsed',
  [20607 satisfies EnvelopeCode<'orders.otherCurrency'>]: 'otherCurrency',
  [20612 satisfies EnvelopeCode<'payments.countryRefused'>]: 'countryRefused',
  [20613 satisfies EnvelopeCode<'payments.providerUnavailable'>]: 'providerUnavailable',
  [20614 satisfies EnvelopeCode<'payments.unreachable'>]: 'unreachable',
  [20615 satisfies EnvelopeCode<'payments.keyReused'>]: 'formReused',
  [20618 satisfies EnvelopeCode<'orders.moneyOnItsWay'>]: 'moneyOnItsWay',
  [20821 satisfies EnvelopeCode<'botCheck.failed'>]: 'unchecked',
  [20901 satisfies EnvelopeCode<'promotions.unknownCoupon'>]: 'couponUnknown',
  [20902 satisfies EnvelopeCode<'promotions.couponNotYet'>]: 'couponNotYet',
  [20903 satisfies EnvelopeCode<'promotions.couponExpired'>]: 'couponExpired',
  [20904 satisfies EnvelopeCode<'promotions.couponUsedUp'>]: 'couponUsedUp',
  [20905 satisfies EnvelopeCode<'promotions.couponUsedByYou'>]: 'couponUsedByYou',
  [20906 satisfies EnvelopeCode<'promotions.couponWrongPlan'>]: 'couponWrongPlan',
  [20907 satisfies EnvelopeCode<'promotions.couponNotCombinable'>]: 'couponNotCombinable',
  [20908 satisfies EnvelopeCode<'promotions.tooManyCoupons'>]: 'tooManyAttempts',
};

const keyInFlight = 20616 satisfies EnvelopeCode<'payments.keyInFlight'>;

/** The same submit is already in progress; the payment page shows its result. */
export function isBeingPaid(error: CallError): boolean {
  return codeOf(error) === keyInFlight;
}

export function toRefusal(error: CallError): PayRefusal {
  if (isSessionGone(error)) return 'sessionGone';
  return refusals[codeOf(error)] ?? 'failed';
}

/** Whether a retry of the same order may succeed. */
export function mayPass(refusal: PayRefusal): boolean {
  return refusal === 'unreachable' || refusal === 'failed';
}
