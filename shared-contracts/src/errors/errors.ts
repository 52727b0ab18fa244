import { failure, refusal } from './errorMeaning';
import { purchaseErrors } from './purchaseErrors';
import { secondFactorErrors } from './secondFactorErrors';

/**
 * Stable error codes: never renamed or reused. The site clears the token on HTTP 401 and 403, so
 * 401 means a call without a token, 403 is never used, and an invalid token gets HTTP 200.
 */
export const errorTable = {
  'requests.malformed': refusal(400, 400, 'Malformed request.'),
  'requests.invalid': refusal(422, 422, 'Invalid request.'),
  'requests.unknownPath': refusal(404, 404, 'Not found.'),
  'requests.wrongMethod': refusal(405, 405, 'Method not allowed.'),
  'requests.tooLarge': refusal(413, 413, 'Request too large.'),
  'requests.wrongMediaType': refusal(415, 415, 'Unsupported media type.'),
  'requests.foreignSite': refusal(409, 20936, 'This request came from another site.'),
  'requests.tooSlow': refusal(408, 408, 'Request timed out.'),

  'sessions.missing': refusal(401, 401, 'Log in first.'),
  'sessions.unknown': refusal(200, 50008, 'Illegal token.'),
  'sessions.endedElsewhere': refusal(200, 50012, 'Session ended from elsewhere.'),
  'sessions.expired': refusal(200, 50014, 'Token expired.'),
  'sessions.loginTooOld': refusal(409, 20110, 'Password needed.'),
  'sessions.notListed': refusal(200, 20854, 'Unknown session.'),

  'accounts.wrongCredentials': refusal(200, 20101, 'Incorrect username or password.'),
  'accounts.tooManyLogins': refusal(429, 20102, 'Too many attempts. Try again later.'),
  'accounts.wrongPassword': refusal(200, 20103, 'Incorrect password.'),
  // Specification §8: the bot check reports a low score in its own format.
  'botCheck.scoreTooLow': refusal(200, 20104, 'ReCaptchaScoreTooLow'),
  // The browser also uses this code for a call that it did not send because the check failed.
  'botCheck.failed': refusal(200, 20821, 'The bot check failed. Please try again.'),
  'botCheck.unavailable': failure(503),
  'accounts.passwordUnchanged': refusal(200, 20105, 'Password no change.'),
  'accounts.weakPassword': refusal(
    422,
    20106,
    'Password must be 8-20 characters, including uppercase, lowercase letters, and special symbols.',
  ),
  'accounts.passwordAlreadySet': refusal(409, 20107, 'The account has a password.'),
  'accounts.emailTaken': refusal(409, 20108, 'Log in to go on.'),
  'accounts.tooManySignups': refusal(429, 20109, 'Too many attempts. Try again later.'),
  ...secondFactorErrors,

  'accounts.passwordMissing': refusal(409, 20140, 'No password.'),
  'accounts.planRenews': refusal(409, 20141, 'The plan renews.'),
  'accounts.emailAlreadySet': refusal(409, 20143, 'The account has an email address.'),
  'accounts.emailMissing': refusal(409, 20142, 'No email address.'),

  'verification.failed': refusal(200, 20501, 'Verification fail'),
  'verification.expired': refusal(200, 20502, 'code expired.'),
  'verification.tooManyAttempts': refusal(429, 20503, 'Too many attempts. Try again later.'),

  'devices.limitReached': refusal(409, 20851, 'Too many devices. Remove one first.'),
  'devices.unknown': refusal(200, 20852, 'Unknown device.'),
  'devices.unknownAppType': refusal(422, 20853, 'Unknown app type.'),
  'addresses.invalid': refusal(422, 20861, 'Not an IP address.'),
  'addresses.notPublic': refusal(422, 20862, 'Not a public address.'),
  'addresses.repeated': refusal(422, 20863, 'Address given twice.'),

  'catalogue.invalidProductId': refusal(422, 20201, 'Invalid product id.'),
  'blog.unknownArticle': refusal(404, 20301, 'Article not found.'),
  'blog.sourceUnusable': failure(500),
  'localisation.unknownDocument': refusal(404, 20401, 'Localised document not found.'),

  'contact.tooMany': refusal(429, 20801, 'Too many attempts. Try again later.'),
  'newsletter.tooMany': refusal(429, 20811, 'Too many attempts. Try again later.'),
  'newsletter.unknownLink': refusal(200, 20812, 'The link is not valid any more.'),
  'analytics.tooMany': refusal(429, 429, 'Too many events.'),
  'analytics.full': failure(503),
  ...purchaseErrors,

  'mail.undeliverable': failure(503),
  'server.failed': failure(500),
  'server.unreachable': failure(502),
  'server.overloaded': failure(503),
  'server.draining': failure(503),
  'config.invalid': failure(500),
  'content.invalid': failure(500),
  'accounts.demoRefused': failure(500),
  'database.unreachable': failure(503),
  'database.busy': failure(503),
  'database.locked': failure(503),
  'database.unwritable': failure(503),
  'database.startFailed': failure(503),
  'database.migrationFailed': failure(503),
};

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
