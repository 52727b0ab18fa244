import { invitePath, inviteSummaryReplySchema } from '@tidegate/contracts/api/invites';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../../plugins/accountOf';
import type { PaymentServices } from '../paymentServices';

export function inviteRoutes({ invites }: PaymentServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      invitePath,
      {
        preHandler: app.requireSession,
        schema: { response: { 200: inviteSummaryReplySchema }, security: [{ bearer: [] }] },
      },
      async (request) => succeed(await invites.summarise(accountOf(request))),
    );
  };
}
