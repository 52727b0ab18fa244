import type { PaymentFailure, ProviderCode } from '@tidegate/contracts/api/payments';
import type { EnvelopeCode } from '@tidegate/contracts/errors';
import { codeOf, isSessionGone, isUnanswered, type CallError } from '../../shared/callError';

/** Said beside the field of the address. */
export const emailRefusals = ['emailInvalid', 'emailMissing', 'emailTaken'] as const;

type EmailRefusal = (typeof emailRefusals)[number];

/** Why nothing was bought. */
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

/** A refused payment, with what was filled in. */
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

const refusals: readonly { code: number; refusal: PayRefusal }[] = [
  { code: 429, refusal: 'tooManyAttempts' },
  { code: 20821 satisfies EnvelopeCode<'botCheck.failed'>, refusal: 'unchecked' },
  { code: 20108 satisfies EnvelopeCode<'accounts.emailTaken'>, refusal: 'emailTaken' },
  { code: 20109 satisfies EnvelopeCode<'accounts.tooManySignups'>, refusal: 'tooManyAttempts' },
  { code: 20602 satisfies EnvelopeCode<'orders.alreadyPurchased'>, refusal: 'alreadyPurchased' },
  { code: 20603 satisfies EnvelopeCode<'orders.quoteExpired'>, refusal: 'quoteExpired' },
  { code: 20604 satisfies EnvelopeCode<'orders.priceChanged'>, refusal: 'priceChanged' },
  { code: 20605 satisfies EnvelopeCode<'orders.notOnSale'>, refusal: 'notOnSale' },
  { code: 20606 satisfies EnvelopeCode<'orders.trialUsed'>, refusal: 'trialUsed' },
  { code: 20607 satisfies EnvelopeCode<'orders.otherCurrency'>, refusal: 'otherCurrency' },
  { code: 20618 satisfies EnvelopeCode<'orders.moneyOnItsWay'>, refusal: 'moneyOnItsWay' },
  { code: 20612 satisfies EnvelopeCode<'payments.countryRefused'>, refusal: 'countryRefused' },
  {
    code: 20613 satisfies EnvelopeCode<'payments.providerUnavailable'>,
    refusal: 'providerUnavailable',
  },
  { code: 20614 satisfies EnvelopeCode<'payments.unreachable'>, refusal: 'unreachable' },
  { code: 20901 satisfies EnvelopeCode<'promotions.unknownCoupon'>, refusal: 'couponUnknown' },
  { code: 20902 satisfies EnvelopeCode<'promotions.couponNotYet'>, refusal: 'couponNotYet' },
  { code: 20903 satisfies EnvelopeCode<'promotions.couponExpired'>, refusal: 'couponExpired' },
  { code: 20904 satisfies EnvelopeCode<'promotions.couponUsedUp'>, refusal: 'couponUsedUp' },
  { code: 20905 satisfies EnvelopeCode<'promotions.couponUsedByYou'>, refusal: 'couponUsedByYou' },
  { code: 20906 satisfies EnvelopeCode<'promotions.couponWrongPlan'>, refusal: 'couponWrongPlan' },
  {
    code: 20907 satisfies EnvelopeCode<'promotions.couponNotCombinable'>,
    refusal: 'couponNotCombinable',
  },
  { code: 20908 satisfies EnvelopeCode<'promotions.tooManyCoupons'>, refusal: 'tooManyAttempts' },
  { code: 20615 satisfies EnvelopeCode<'payments.keyReused'>, refusal: 'formReused' },
];

const keyInFlight = 20616 satisfies EnvelopeCode<'payments.keyInFlight'>;

/** The same press is being worked on: its outcome is on the page of the payment. */
export function isBeingPaid(error: CallError): boolean {
  return codeOf(error) === keyInFlight;
}

export function toRefusal(error: CallError): PayRefusal {
  if (isSessionGone(error)) return 'sessionGone';
  if (isUnanswered(error)) return 'unanswered';
  return refusals.find(({ code }) => code === codeOf(error))?.refusal ?? 'failed';
}
