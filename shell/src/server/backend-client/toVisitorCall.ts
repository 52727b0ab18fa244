import { trackingHeader } from '@tidegate/contracts/api/payments/endpoints';
import type { FastifyRequest } from 'fastify';
import type { VisitorCall } from './backend';
import { describeTracking } from '../consent/tracking';
import { readToken } from '../http/sessionCookie';
import { readTrustedCountry } from './readTrustedCountry';

/** Caller data for the backend. */
export function toVisitorCall(request: FastifyRequest): VisitorCall {
  return {
    token: readToken(request),
    clientAddress: request.ip,
    countryCode: readTrustedCountry(request),
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    tracking: describeTracking(request.cookies, request.headers[trackingHeader]),
  };
}
