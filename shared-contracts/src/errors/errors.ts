import { purchaseErrors } from './purchaseErrors';
import { secondFactorErrors } from './secondFactorErrors';

interface ErrorMeaning {
  httpStatus: number;
  /** `code` of the reply envelope; the site offers a new login on 50008, 50012, 50014. */
  envelopeCode: number;
  /** English text for API clients; the site shows its own translation of the error code. */
  message: string;
}

/**
 * Stable error codes: never renamed or reused. The site clears the token on HTTP 401 and 403, so
 * 401 means a call without a token, 403 is never used, and an invalid token gets HTTP 200.
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
  'sessions.loginTooOld': { httpStatus: 409, envelopeCode: 20110, message: 'Password needed.' },
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
  // Specification §8: the bot check reports a low score in its own format.
  'botCheck.scoreTooLow': {
    httpStatus: 200,
    envelopeCode: 20104,
    message: 'ReCaptchaScoreTooLow',
  },
  // The browser also uses this code for a call that it did not send because the check failed.
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
  ...secondFactorErrors,

  'accounts.passwordMissing': { httpStatus: 409, envelopeCode: 20140, message: 'No password.' },
  'accounts.planRenews': { httpStatus: 409, envelopeCode: 20141, message: 'The plan renews.' },
  'accounts.emailAlreadySet': {
    httpStatus: 409,
    envelopeCode: 20143,
    message: 'The account has an email address.',
  },
  'accounts.emailMissing': { httpStatus: 409, envelopeCode: 20142, message: 'No email address.' },

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
  'analytics.tooMany': { httpStatus: 429, envelopeCode: 429, message: 'Too many events.' },
  'analytics.full': { httpStatus: 503, envelopeCode: 503, message: 'Error' },
  ...purchaseErrors,

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

/** Every code that a reply or a start-up failure of the site can carry. */
export type ErrorCode = keyof typeof errorTable;

/** Checks a literal without the table: `20601 satisfies EnvelopeCode<'orders.unknown'>`. */
export type EnvelopeCode<Code extends ErrorCode> = (typeof errorTable)[Code]['envelopeCode'];

/** Envelope codes on which the site offers a new login. */
export const sessionEndCodes = [
  errorTable['sessions.unknown'].envelopeCode,
  errorTable['sessions.endedElsewhere'].envelopeCode,
  errorTable['sessions.expired'].envelopeCode,
] as const;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}
