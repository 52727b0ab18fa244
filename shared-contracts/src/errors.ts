interface ErrorMeaning {
  httpStatus: number;
  /** `code` of the reply envelope; the site asks the visitor to log in again on 50008, 50012, 50014. */
  envelopeCode: number;
  /** English for people who read the API; the site shows its own words for the error code. */
  message: string;
}

/**
 * What each stable error code means on the wire. Codes are API: never renamed, never reused.
 * The site forgets the token on HTTP 401 and 403, so 401 is kept for a protected call that came
 * without one, 403 is never used, and a dead token answers 200 with its envelope code.
 */
export const errorTable = {
  'requests.malformed': { httpStatus: 400, envelopeCode: 400, message: 'Malformed request.' },
  'requests.invalid': { httpStatus: 422, envelopeCode: 422, message: 'Invalid request.' },
  'requests.unknownPath': { httpStatus: 404, envelopeCode: 404, message: 'Not found.' },
  'requests.wrongMethod': { httpStatus: 405, envelopeCode: 405, message: 'Method not allowed.' },
  'requests.tooLarge': { httpStatus: 413, envelopeCode: 413, message: 'Request too large.' },
  'requests.wrongMediaType': {
    httpStatus: 415,
    envelopeCode: 415,
    message: 'Unsupported media type.',
  },
  'requests.foreignSite': {
    httpStatus: 409,
    envelopeCode: 20936,
    message: 'This request came from another site.',
  },
  'requests.tooSlow': { httpStatus: 408, envelopeCode: 408, message: 'Request timed out.' },

  'sessions.missing': { httpStatus: 401, envelopeCode: 401, message: 'Log in first.' },
  'sessions.unknown': { httpStatus: 200, envelopeCode: 50008, message: 'Illegal token.' },
  'sessions.endedElsewhere': {
    httpStatus: 200,
    envelopeCode: 50012,
    message: 'Session ended from elsewhere.',
  },
  'sessions.expired': { httpStatus: 200, envelopeCode: 50014, message: 'Token expired.' },
  'sessions.notListed': { httpStatus: 200, envelopeCode: 20854, message: 'Unknown session.' },

  'accounts.wrongCredentials': {
    httpStatus: 200,
    envelopeCode: 20101,
    message: 'Incorrect username or password.',
  },
  'accounts.tooManyLogins': {
    httpStatus: 429,
    envelopeCode: 20102,
    message: 'Too many attempts. Try again later.',
  },
  'accounts.wrongPassword': {
    httpStatus: 200,
    envelopeCode: 20103,
    message: 'Incorrect password.',
  },
  // The specification (§8) has the bot check say this in a shape of its own.
  'botCheck.scoreTooLow': {
    httpStatus: 200,
    envelopeCode: 20104,
    message: 'ReCaptchaScoreTooLow',
  },
  // A browser says it, too, of a call that it did not send because the check was not passed.
  'botCheck.failed': {
    httpStatus: 200,
    envelopeCode: 20821,
    message: 'The bot check failed. Please try again.',
  },
  'botCheck.unavailable': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'accounts.passwordUnchanged': {
    httpStatus: 200,
    envelopeCode: 20105,
    message: 'Password no change.',
  },
  'accounts.weakPassword': {
    httpStatus: 422,
    envelopeCode: 20106,
    message:
      'Password must be 8-20 characters, including uppercase, lowercase letters, and special symbols.',
  },
  'accounts.passwordAlreadySet': {
    httpStatus: 409,
    envelopeCode: 20107,
    message: 'The account has a password.',
  },
  'accounts.emailTaken': {
    httpStatus: 409,
    envelopeCode: 20108,
    message: 'Log in to go on.',
  },
  'accounts.tooManySignups': {
    httpStatus: 429,
    envelopeCode: 20109,
    message: 'Too many attempts. Try again later.',
  },

  'verification.failed': { httpStatus: 200, envelopeCode: 20501, message: 'Verification fail' },
  'verification.expired': { httpStatus: 200, envelopeCode: 20502, message: 'code expired.' },
  'verification.tooManyAttempts': {
    httpStatus: 429,
    envelopeCode: 20503,
    message: 'Too many attempts. Try again later.',
  },

  'devices.limitReached': {
    httpStatus: 409,
    envelopeCode: 20851,
    message: 'Too many devices. Remove one first.',
  },
  'devices.unknown': { httpStatus: 200, envelopeCode: 20852, message: 'Unknown device.' },
  'devices.unknownAppType': { httpStatus: 422, envelopeCode: 20853, message: 'Unknown app type.' },
  'addresses.invalid': { httpStatus: 422, envelopeCode: 20861, message: 'Not an IP address.' },
  'addresses.notPublic': { httpStatus: 422, envelopeCode: 20862, message: 'Not a public address.' },
  'addresses.repeated': { httpStatus: 422, envelopeCode: 20863, message: 'Address given twice.' },

  'catalogue.invalidProductId': {
    httpStatus: 422,
    envelopeCode: 20201,
    message: 'Invalid product id.',
  },
  'blog.unknownArticle': { httpStatus: 404, envelopeCode: 20301, message: 'Article not found.' },
  'blog.sourceUnusable': { httpStatus: 500, envelopeCode: 500, message: 'Error' },
  'localisation.unknownDocument': {
    httpStatus: 404,
    envelopeCode: 20401,
    message: 'Localised document not found.',
  },

  'contact.tooMany': {
    httpStatus: 429,
    envelopeCode: 20801,
    message: 'Too many attempts. Try again later.',
  },
  'newsletter.tooMany': {
    httpStatus: 429,
    envelopeCode: 20811,
    message: 'Too many attempts. Try again later.',
  },
  'newsletter.unknownLink': {
    httpStatus: 200,
    envelopeCode: 20812,
    message: 'The link is not valid any more.',
  },
  'analytics.full': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
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

  // A coupon that does not count is no fault of the call: the page says so beside its field.
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

  // Answers to a question of somebody who did nothing wrong, as with coupons.
  'students.notAcademic': { httpStatus: 200, envelopeCode: 20909, message: 'No place of study.' },
  'students.unknownLink': { httpStatus: 200, envelopeCode: 20910, message: 'Unknown link.' },
  'students.linkExpired': { httpStatus: 200, envelopeCode: 20911, message: 'The link expired.' },
  'students.tooMany': { httpStatus: 429, envelopeCode: 20912, message: 'Too many attempts.' },

  'mail.undeliverable': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'server.failed': { httpStatus: 500, envelopeCode: 500, message: 'Error' },
  'server.unreachable': { httpStatus: 502, envelopeCode: 502, message: 'Error' },
  'server.overloaded': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'server.draining': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'config.invalid': { httpStatus: 500, envelopeCode: 500, message: 'Error' },
  'content.invalid': { httpStatus: 500, envelopeCode: 500, message: 'Error' },
  'accounts.demoRefused': { httpStatus: 500, envelopeCode: 500, message: 'Error' },
  'database.unreachable': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'database.busy': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'database.locked': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'database.unwritable': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'database.startFailed': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  'database.migrationFailed': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
} as const satisfies Record<string, ErrorMeaning>;

/** Every code a reply or a start-up failure of the site can carry. */
export type ErrorCode = keyof typeof errorTable;

/**
 * The envelope's code of an error, for a remote that need not carry the whole table:
 * `20101 satisfies EnvelopeCode<'accounts.wrongCredentials'>`.
 */
export type EnvelopeCode<Code extends ErrorCode> = (typeof errorTable)[Code]['envelopeCode'];

/** Envelope codes on which the site asks whether to log in again. */
export const sessionEndCodes = [
  errorTable['sessions.unknown'].envelopeCode,
  errorTable['sessions.endedElsewhere'].envelopeCode,
  errorTable['sessions.expired'].envelopeCode,
] as const;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}
