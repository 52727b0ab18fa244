import {
  addPasskeyPath,
  beginPasskeyPath,
  removePasskeyPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import {
  addPasskeySchema,
  confirmationSchema,
  passkeyOptionsReplySchema,
  recoveryCodesReplySchema,
  removePasskeySchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { callerOf } from '../../../../plugins/callerOf';
import type { PasskeyService } from './passkeyService';

export function passkeyRoutes(passkeys: PasskeyService): FastifyPluginAsyncZod {
  return async (app) => {
    const { requireSession: preHandler } = app;

    app.post(
      beginPasskeyPath,
      {
        preHandler,
        schema: { body: confirmationSchema, response: { 200: passkeyOptionsReplySchema } },
      },
      async (request) =>
        succeed({ options: await passkeys.begin({ ...callerOf(request), ...request.body }) }),
    );

    app.post(
      addPasskeyPath,
      {
        preHandler,
        schema: { body: addPasskeySchema, response: { 200: recoveryCodesReplySchema } },
      },
      async (request) =>
        succeed({ recovery_codes: await passkeys.add({ ...callerOf(request), ...request.body }) }),
    );

    app.post(
      removePasskeyPath,
      { preHandler, schema: { body: removePasskeySchema, response: { 200: doneReplySchema } } },
      async (request) => {
        await passkeys.remove({ ...callerOf(request), ...request.body });
        return succeed(null);
      },
    );
  };
}
