import type { FastifyRequest } from 'fastify';

import { accountOf } from './accountOf';
import { readBearerToken } from './readBearerToken';
import { visitorAddress } from './visitorAddress';

/** Who calls a route that requires a session. */
export function callerOf(request: FastifyRequest) {
  return {
    accountId: accountOf(request),
    token: readBearerToken(request) ?? '',
    address: visitorAddress(request),
  };
}
