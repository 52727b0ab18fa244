/** The part of the error table (`errors.ts`) for purchases. */
export const purchaseErrors = {
  'orders.unknown': { httpStatus: 404, envelopeCode: 20601, message: 'Order not found.' },
  'orders.alreadyPurchased': {
    httpStatus: 409,
    envelopeCode: 20602,
    message: 'The plan had purchased. You can upgrade the new plan.',
  },
  'orders.quoteExpired': { httpStatus: 409, envelopeCode: 20603, message: 'The quote expired.' },
  'orders.priceChanged': { httpStatus: 409, envelopeCode: 20604, message: 'The price changed.' },
  'orders.notOnSale': { httpStatus: 409, envelopeCode: 20605, message: 'The plan is not on sale.' },
  'orders.trialUsed': {
    httpStatus: 409,
    envelopeCode: 20606,
    message: 'There is no trial, or it was used before.',
  },
  'orders.otherCurrency': {
    httpStatus: 409,
    envelopeCode: 20607,
    message: 'The running plan was paid in another currency.',
  },
  'orders.notRefundable': {
    httpStatus: 409,
    envelopeCode: 20608,
    message: 'The order cannot be refunded.',
  },
  'orders.refundUsed': {
    httpStatus: 409,
    envelopeCode: 20609,
    message: 'The money-back guarantee was used before.',
  },
  'orders.notWithdrawable': {
    httpStatus: 409,
    envelopeCode: 20610,
    message: 'The time for a withdrawal is over.',
  },
  'orders.noInvoice': { httpStatus: 404, envelopeCode: 20611, message: 'No invoice.' },
  'payments.countryRefused': {
    httpStatus: 451,
    envelopeCode: 20612,
    message:
      'Due to policy, this service is not available in China. Thank you for your understanding!',
  },
  'payments.providerUnavailable': {
    httpStatus: 409,
    envelopeCode: 20613,
    message: 'This way to pay is not available.',
  },
  'payments.unreachable': {
    httpStatus: 200,
    envelopeCode: 20614,
    message: 'Network error, payment failed.',
  },
  'payments.keyReused': {
    httpStatus: 422,
    envelopeCode: 20615,
    message: 'The idempotency key belongs to another request.',
  },
  'payments.keyInFlight': {
    httpStatus: 409,
    envelopeCode: 20616,
    message: 'The same request is being worked on.',
  },
  'payments.badSignature': { httpStatus: 400, envelopeCode: 20617, message: 'Bad signature.' },
  'payments.tooManyEvents': { httpStatus: 429, envelopeCode: 20619, message: 'Too many events.' },
  'orders.moneyOnItsWay': {
    httpStatus: 409,
    envelopeCode: 20618,
    message: 'The money of the running plan is on its way back.',
  },
  'subscriptions.unknown': {
    httpStatus: 404,
    envelopeCode: 20701,
    message: 'Subscription not found.',
  },
  'subscriptions.notResumable': {
    httpStatus: 409,
    envelopeCode: 20702,
    message: 'The subscription cannot be resumed.',
  },

  // An unusable coupon is no client error: the page explains it beside its field.
  'promotions.unknownCoupon': { httpStatus: 200, envelopeCode: 20901, message: 'Unknown code.' },
  'promotions.couponNotYet': {
    httpStatus: 200,
    envelopeCode: 20902,
    message: 'The code is not valid yet.',
  },
  'promotions.couponExpired': {
    httpStatus: 200,
    envelopeCode: 20903,
    message: 'The code expired.',
  },
  'promotions.couponUsedUp': {
    httpStatus: 200,
    envelopeCode: 20904,
    message: 'The code was used as often as it may be.',
  },
  'promotions.couponUsedByYou': {
    httpStatus: 200,
    envelopeCode: 20905,
    message: 'You used the code before.',
  },
  'promotions.couponWrongPlan': {
    httpStatus: 200,
    envelopeCode: 20906,
    message: 'The code is for another plan.',
  },
  'promotions.couponNotCombinable': {
    httpStatus: 200,
    envelopeCode: 20907,
    message: 'The code cannot be combined with this offer.',
  },
  'promotions.tooManyCoupons': {
    httpStatus: 429,
    envelopeCode: 20908,
    message: 'Too many attempts. Try again later.',
  },

  // Expected outcomes of a valid request, as with coupons.
  'students.notAcademic': { httpStatus: 200, envelopeCode: 20909, message: 'No place of study.' },
  'students.unknownLink': { httpStatus: 200, envelopeCode: 20910, message: 'Unknown link.' },
  'students.linkExpired': { httpStatus: 200, envelopeCode: 20911, message: 'The link expired.' },
  'students.tooMany': { httpStatus: 429, envelopeCode: 20912, message: 'Too many attempts.' },
} as const;
