import type { ApiFailure } from '../siteApi';
import type { ErrorCode } from './errors';

/** The rejection of a call: the site's reply, or an error thrown before there was one. */
export type CallError = ApiFailure | { message?: string };

/** The server's error code. The `name` of a thrown error is not one. */
export function errorCodeOf(error: CallError): ErrorCode | undefined {
  return 'httpStatus' in error ? error.name : undefined;
}

export type Meanings<Meaning> = Readonly<Partial<Record<ErrorCode, Meaning>>>;

/** What a page calls this refusal: `findMeaning(error, { 'orders.trialUsed': 'trialUsed' })`. */
export function findMeaning<Meaning>(
  error: CallError,
  meanings: Meanings<Meaning>,
): Meaning | undefined {
  const code = errorCodeOf(error);
  return code && meanings[code];
}

/** 0 without a reply, undefined after a thrown error. */
export function statusOf(error: CallError): number | undefined {
  return 'httpStatus' in error ? error.httpStatus : undefined;
}

export function isUnreachable(error: CallError): boolean {
  return statusOf(error) === 0;
}

export function isRateLimited(error: CallError): boolean {
  return statusOf(error) === 429;
}

/** The outcome is unknown: the server may have processed the call. */
export function isUnanswered(error: CallError): boolean {
  const status = statusOf(error);
  return !status || status >= 500;
}

export function isSessionGone(error: CallError): boolean {
  const code = errorCodeOf(error);
  return (
    statusOf(error) === 401 ||
    code === 'sessions.unknown' ||
    code === 'sessions.endedElsewhere' ||
    code === 'sessions.expired'
  );
}

/** Also true for objects of other accounts, and for an address that cannot be a key (422). */
export function isNotFound(error: CallError): boolean {
  const status = statusOf(error);
  return status === 404 || status === 422;
}
