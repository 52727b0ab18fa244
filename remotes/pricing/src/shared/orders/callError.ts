import type { EnvelopeCode } from '@tidegate/contracts/errors';
import type { ApiFailure } from '@tidegate/contracts/siteApi';

/** What a failed call rejects with: the site's reply, or an error thrown on the way to it. */
export type CallError = ApiFailure | { message?: string };

/** The envelope's code, else the HTTP status; 0 where no reply came. */
export function codeOf(error: CallError): number {
  return 'code' in error ? error.code : 0;
}

/** Nobody knows what came of the call: it may have been worked on. */
export function isUnanswered(error: CallError): boolean {
  return !('httpStatus' in error) || error.httpStatus === 0 || error.httpStatus >= 500;
}

const sessionEndCodes: readonly number[] = [
  401 satisfies EnvelopeCode<'sessions.missing'>,
  50008 satisfies EnvelopeCode<'sessions.unknown'>,
  50012 satisfies EnvelopeCode<'sessions.endedElsewhere'>,
  50014 satisfies EnvelopeCode<'sessions.expired'>,
];

/** Whether the visitor has to log in again. */
export function isSessionGone(error: CallError): boolean {
  return sessionEndCodes.includes(codeOf(error));
}

const unknownCodes: readonly number[] = [
  404,
  422 satisfies EnvelopeCode<'requests.invalid'>,
  20601 satisfies EnvelopeCode<'orders.unknown'>,
  20611 satisfies EnvelopeCode<'orders.noInvoice'>,
];

/** Whether there is no such thing, or it is somebody else's. */
export function isNotFound(error: CallError): boolean {
  return unknownCodes.includes(codeOf(error));
}
