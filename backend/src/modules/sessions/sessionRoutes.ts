import { logoutPath, logoutReplySchema } from '@tidegate/contracts/api/account';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { readBearerToken } from '../../plugins/authentication';
import type { Sessions } from './sessionService';

export function sessionRoutes(sessions: Sessions): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(logoutPath, { schema: { response: { 200: logoutReplySchema } } }, async (request) => {
      const token = readBearerToken(request);
      if (token !== undefined) await sessions.end(token);
      return succeed(null);
    });
  };
}
