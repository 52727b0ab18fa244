import { invitePath } from '@tidegate/contracts/api/orders/endpoints';
import { inviteSummaryReplySchema } from '@tidegate/contracts/api/orders/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import { summariseInvites } from '../invites/summariseInvites';
import type { RouteContext } from './routeContext';

export function inviteRoutes({ payments }: RouteContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      invitePath,
      {
        preHandler: app.requireSession,
        schema: { response: { 200: inviteSummaryReplySchema } },
      },
      async (request) => succeed(await summariseInvites(payments, accountOf(request))),
    );
  };
}
