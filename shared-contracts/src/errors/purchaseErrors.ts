import { refusal } from './errorMeaning';

/** The part of the error table (`errors.ts`) for purchases. */
export const purchaseErrors = {
  'orders.unknown': refusal(404, 20601, 'Order not found.'),
  'orders.alreadyPurchased': refusal(
    409,
    20602,
    'The plan had purchased. You can upgrade the new plan.',
  ),
  'orders.quoteExpired': refusal(409, 20603, 'The quote expired.'),
  'orders.priceChanged': refusal(409, 20604, 'The price changed.'),
  'orders.notOnSale': refusal(409, 20605, 'The plan is not on sale.'),
  'orders.trialUsed': refusal(409, 20606, 'There is no trial, or it was used before.'),
  'orders.otherCurrency': refusal(409, 20607, 'The running plan was paid in another currency.'),
  'orders.notRefundable': refusal(409, 20608, 'The order cannot be refunded.'),
  'orders.refundUsed': refusal(409, 20609, 'The money-back guarantee was used before.'),
  'orders.notWithdrawable': refusal(409, 20610, 'The time for a withdrawal is over.'),
  'orders.noInvoice': refusal(404, 20611, 'No invoice.'),
  'payments.countryRefused': refusal(
    451,
    20612,
    'Due to policy, this service is not available in China. Thank you for your understanding!',
  ),
  'payments.providerUnavailable': refusal(409, 20613, 'This way to pay is not available.'),
  'payments.unreachable': refusal(200, 20614, 'Network error, payment failed.'),
  'payments.keyReused': refusal(422, 20615, 'The idempotency key belongs to another request.'),
  'payments.keyInFlight': refusal(409, 20616, 'The same request is being worked on.'),
  'payments.badSignature': refusal(400, 20617, 'Bad signature.'),
  'payments.tooManyEvents': refusal(429, 20619, 'Too many events.'),
  'orders.moneyOnItsWay': refusal(409, 20618, 'The money of the running plan is on its way back.'),
  'subscriptions.unknown': refusal(404, 20701, 'Subscription not found.'),
  'subscriptions.notResumable': refusal(409, 20702, 'The subscription cannot be resumed.'),

  // An unusable coupon is no client error: the page explains it beside its field.
  'promotions.unknownCoupon': refusal(200, 20901, 'Unknown code.'),
  'promotions.couponNotYet': refusal(200, 20902, 'The code is not valid yet.'),
  'promotions.couponExpired': refusal(200, 20903, 'The code expired.'),
  'promotions.couponUsedUp': refusal(200, 20904, 'The code was used as often as it may be.'),
  'promotions.couponUsedByYou': refusal(200, 20905, 'You used the code before.'),
  'promotions.couponWrongPlan': refusal(200, 20906, 'The code is for another plan.'),
  'promotions.couponNotCombinable': refusal(
    200,
    20907,
    'The code cannot be combined with this offer.',
  ),
  'promotions.tooManyCoupons': refusal(429, 20908, 'Too many attempts. Try again later.'),

  // Expected outcomes of a valid request, as with coupons.
  'students.notAcademic': refusal(200, 20909, 'No place of study.'),
  'students.unknownLink': refusal(200, 20910, 'Unknown link.'),
  'students.linkExpired': refusal(200, 20911, 'The link expired.'),
  'students.tooMany': refusal(429, 20912, 'Too many attempts.'),
};
