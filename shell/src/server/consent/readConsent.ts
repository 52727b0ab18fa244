import type { FastifyRequest } from 'fastify';
import { consentCookie, isConsentAnswer, type ConsentAnswer } from '../../consent/consent';

/** The answer to optional cookies. Global Privacy Control means no. */
export function readConsent(
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
): ConsentAnswer | undefined {
  if (request.headers['sec-gpc'] === '1') return 'no';
  const answer = request.cookies[consentCookie];
  return isConsentAnswer(answer) ? answer : undefined;
}
