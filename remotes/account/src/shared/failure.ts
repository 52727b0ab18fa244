import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import type { ApiFailure } from '@tidegate/contracts/siteApi';

/** The rejection of a call: the site's reply, or an error thrown before there was one. */
export type CallError = ApiFailure | { message?: string };

export function isUnreachable(error: CallError): boolean {
  return 'httpStatus' in error && error.httpStatus === 0;
}

const sessionEndCodes: readonly number[] = [
  50008 satisfies EnvelopeCode<'sessions.unknown'>,
  50012 satisfies EnvelopeCode<'sessions.endedElsewhere'>,
  50014 satisfies EnvelopeCode<'sessions.expired'>,
];

export function isSessionGone(error: CallError): boolean {
  if (!('httpStatus' in error)) return false;
  return error.httpStatus === 401 || sessionEndCodes.includes(error.code);
}
