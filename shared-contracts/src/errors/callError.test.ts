import type { ApiFailure } from '../siteApi';
import type { ErrorCode } from './errors';
import {
  errorCodeOf,
  findMeaning,
  isNotFound,
  isRateLimited,
  isSessionGone,
  isUnanswered,
  isUnreachable,
} from './callError';

function failure(httpStatus: number, name?: ErrorCode): ApiFailure {
  return { httpStatus, code: httpStatus, message: '', ...(name && { name }) };
}

const thrown = { name: 'AbortError', message: 'Aborted' };

test('the name of a thrown error is not an error code', () => {
  expect(errorCodeOf(failure(409, 'orders.trialUsed'))).toBe('orders.trialUsed');
  expect(errorCodeOf(failure(502))).toBeUndefined();
  expect(errorCodeOf(thrown)).toBeUndefined();
});

test('a refusal has the meaning that a page gives to its error code', () => {
  const meanings = { 'orders.trialUsed': 'used' } as const;

  expect(findMeaning(failure(409, 'orders.trialUsed'), meanings)).toBe('used');
  expect(findMeaning(failure(409, 'orders.priceChanged'), meanings)).toBeUndefined();
  expect(findMeaning(failure(409), meanings)).toBeUndefined();
});

test.each([
  ['a lost network', failure(0), { isUnreachable: true, isUnanswered: true }],
  ['a thrown error', thrown, { isUnanswered: true }],
  ['a failing server', failure(503, 'server.overloaded'), { isUnanswered: true }],
  ['a rate limit', failure(429, 'accounts.tooManyLogins'), { isRateLimited: true }],
  ['a call without a session', failure(401, 'sessions.missing'), { isSessionGone: true }],
  ['an expired session', failure(200, 'sessions.expired'), { isSessionGone: true }],
  ['an unknown order', failure(404, 'orders.unknown'), { isNotFound: true }],
  ['an invalid number', failure(422, 'requests.invalid'), { isNotFound: true }],
  ['another refusal', failure(409, 'orders.trialUsed'), {}],
])('%s is classified', (_name, error, expected) => {
  const none = {
    isUnreachable: false,
    isUnanswered: false,
    isRateLimited: false,
    isSessionGone: false,
    isNotFound: false,
  };

  expect({
    isUnreachable: isUnreachable(error),
    isUnanswered: isUnanswered(error),
    isRateLimited: isRateLimited(error),
    isSessionGone: isSessionGone(error),
    isNotFound: isNotFound(error),
  }).toEqual({ ...none, ...expected });
});
