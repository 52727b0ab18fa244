import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyRequest } from 'fastify';

import { readAppType } from '../../plugins/readAppType';
import { visitorAddress } from '../../plugins/visitorAddress';
import type { StartedSession } from '../sessions';

export function clientOf(
  request: FastifyRequest,
  device: { installation: string; name: string } = { installation: '', name: '' },
) {
  return {
    address: visitorAddress(request),
    app: { ...device, appType: readAppType(request) },
    userAgent: request.headers['user-agent'] ?? '',
  };
}

export function toLoginReply({ token, expiresAt }: StartedSession) {
  return succeed({ token, expires_at: expiresAt.toISOString() });
}
