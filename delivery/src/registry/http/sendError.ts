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

/** Fastify's own refusals (a body too large, a malformed address) in our words. */
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

/** Whoever came with a token that is none, or is another team's, is written down. */
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

/** Every error leaves as `{ code, message }`; the cause of a failure stays in the log. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { code, message } = toDeliveryError(error);
  noteRefusedToken(request, code);
  const httpStatus = isRefusalCode(code) ? refusalStatus[code] : 500;
  if (httpStatus >= 500) {
    // A sender who hung up is no failure of ours.
    const level = request.socket.destroyed ? 'info' : 'error';
    request.log[level]({ err: error, code }, 'request failed');
  }
  // The rest of a body that is too large is read and thrown away: were the connection closed while
  // it is still being sent, its sender, the edge for one, would not get to read why.
  if (code === 'delivery.tooLarge') reply.removeHeader('connection');
  void reply.code(httpStatus).header('cache-control', 'no-store').send({ code, message });
}
