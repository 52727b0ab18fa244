import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import type { ApiFailure } from '@tidegate/contracts/siteApi';

/** The rejection of a call: the site's reply, or an error thrown before there was one. */
export type CallError = ApiFailure | { message?: string };

/** The envelope's code, else the HTTP status; 0 without a reply. */
export function codeOf(error: CallError): number {
  return 'code' in error ? error.code : 0;
}

/** The outcome is unknown: the server may have processed the call. */
export function isUnanswered(error: CallError): boolean {
  return !('httpStatus' in error) || error.httpStatus === 0 || error.httpStatus >= 500;
}

const sessionEndCodes: readonly number[] = [
  401 satisfies EnvelopeCode<'sessions.missing'>,
  50008 satisfies EnvelopeCode<'sessions.unknown'>,
  50012 satisfies EnvelopeCode<'sessions.endedElsewhere'>,
  50014 satisfies EnvelopeCode<'sessions.expired'>,
];

export function isSessionGone(error: CallError): boolean {
  return sessionEndCodes.includes(codeOf(error));
}

const unknownCodes: readonly number[] = [
  404,
  422 satisfies EnvelopeCode<'requests.invalid'>,
  20601 satisfies EnvelopeCode<'orders.unknown'>,
  20611 satisfies EnvelopeCode<'orders.noInvoice'>,
];

/** Also true for objects of other accounts, which the server does not reveal. */
export function isNotFound(error: CallError): boolean {
  return unknownCodes.includes(codeOf(error));
}
