import { fingerprintAddress } from '@tidegate/backend/securityLog';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DeliveryError,
  isRefusalCode,
  refusalStatus,
  siteErrorCode,
  type DeliveryErrorCode,
} from '../../release/deliveryError';
import { readTokenName } from '../auth/authorize';

/** Also maps Fastify's own errors, such as a body that is too large. */
function toDeliveryError(error: Error): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (siteErrorCode(error)?.startsWith('database.')) {
    const message = 'The database of the site does not answer.';
    return new DeliveryError('delivery.unavailable', message, { cause: error });
  }
  const httpStatus = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (httpStatus === 413) {
    return new DeliveryError('delivery.tooLarge', error.message, { cause: error });
  }
  if (httpStatus >= 400 && httpStatus < 500) {
    return new DeliveryError('delivery.invalidRequest', error.message, { cause: error });
  }
  return new DeliveryError('delivery.failed', 'The registry failed.', { cause: error });
}

const tokenRefusals: readonly DeliveryErrorCode[] = [
  'delivery.unknownToken',
  'delivery.wrongScope',
];

/** Logs unknown tokens and tokens of other teams. */
function noteRefusedToken(request: FastifyRequest, code: DeliveryErrorCode): void {
  const { authorization } = request.headers;
  if (authorization === undefined || !tokenRefusals.includes(code)) return;
  const from = fingerprintAddress(request.ip);
  const route = request.routeOptions.url;
  const deployer = readTokenName(authorization);
  request.log.warn(
    { action: 'deployToken', outcome: 'refused', code, deployer, from, route },
    'security',
  );
}

/** Replies contain only `{ code, message }`; the cause stays in the log. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { code, message } = toDeliveryError(error);
  noteRefusedToken(request, code);
  const httpStatus = isRefusalCode(code) ? refusalStatus[code] : 500;
  if (httpStatus >= 500) {
    // A client that disconnected is not a failure of the registry.
    const level = request.socket.destroyed ? 'info' : 'error';
    request.log[level]({ err: error, code }, 'request failed');
  }
  // The rest of the body is read and dropped. Closing the connection earlier would keep the sender
  // from reading the reply.
  if (code === 'delivery.tooLarge') reply.removeHeader('connection');
  void reply.code(httpStatus).header('cache-control', 'no-store').send({ code, message });
}
