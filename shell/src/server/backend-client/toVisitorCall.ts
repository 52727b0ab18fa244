import { trackingHeader } from '@tidegate/contracts/api/payments/endpoints';
import type { FastifyRequest } from 'fastify';
import type { VisitorCall } from './backend';
import { describeTracking } from '../consent/tracking';
import { readToken } from '../http/sessionCookie';

/** Caller data for the backend. The country counts only if it comes from a trusted proxy. */
export function toVisitorCall(request: FastifyRequest): VisitorCall {
  const country = request.headers['x-country-code'];
  const isProxied = request.ip !== request.socket.remoteAddress;
  return {
    token: readToken(request),
    clientAddress: request.ip,
    countryCode: isProxied && typeof country === 'string' ? country : undefined,
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    tracking: describeTracking(request.cookies, request.headers[trackingHeader]),
  };
}
