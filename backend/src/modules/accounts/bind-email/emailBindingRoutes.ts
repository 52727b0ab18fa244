import { bindEmailPath, requestEmailCodePath } from '@tidegate/contracts/api/account/endpoints';
import { bindEmailSchema, requestEmailCodeSchema } from '@tidegate/contracts/api/account/schemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { callerOf } from '../../../plugins/callerOf';
import type { EmailBinding } from './emailBindingService';

const response = { 200: doneReplySchema };

export function emailBindingRoutes(binding: EmailBinding): FastifyPluginAsyncZod {
  return async (app) => {
    const { requireSession: preHandler } = app;

    app.post(
      requestEmailCodePath,
      { preHandler, schema: { body: requestEmailCodeSchema, response } },
      async (request) => {
        await binding.request({ ...request.body, ...callerOf(request) });
        return succeed(null);
      },
    );

    app.post(
      bindEmailPath,
      { preHandler, schema: { body: bindEmailSchema, response } },
      async (request) => {
        await binding.bind({ ...request.body, ...callerOf(request) });
        return succeed(null);
      },
    );
  };
}
