import {
  beginTotpPath,
  confirmTotpPath,
  removeTotpPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import {
  confirmationSchema,
  confirmTotpSchema,
  recoveryCodesReplySchema,
  totpSecretReplySchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { callerOf } from '../../../../plugins/callerOf';
import type { TotpService } from './totpService';

export function totpRoutes(totp: TotpService): FastifyPluginAsyncZod {
  return async (app) => {
    const { requireSession: preHandler } = app;

    app.post(
      beginTotpPath,
      {
        preHandler,
        schema: { body: confirmationSchema, response: { 200: totpSecretReplySchema } },
      },
      async (request) => succeed(await totp.begin({ ...callerOf(request), ...request.body })),
    );

    app.post(
      confirmTotpPath,
      {
        preHandler,
        schema: { body: confirmTotpSchema, response: { 200: recoveryCodesReplySchema } },
      },
      async (request) =>
        succeed({ recovery_codes: await totp.confirm({ ...callerOf(request), ...request.body }) }),
    );

    app.post(
      removeTotpPath,
      { preHandler, schema: { body: confirmationSchema, response: { 200: doneReplySchema } } },
      async (request) => {
        await totp.remove({ ...callerOf(request), ...request.body });
        return succeed(null);
      },
    );
  };
}
