import {
  changePasswordPath,
  resetPasswordPath,
  setPasswordPath,
} from '@tidegate/contracts/api/account/endpoints';
import {
  changePasswordSchema,
  resetPasswordSchema,
  setPasswordSchema,
} from '@tidegate/contracts/api/account/passwordSchemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { callerOf } from '../../plugins/callerOf';
import { visitorAddress } from '../../plugins/visitorAddress';
import type { PasswordService } from './passwordService';

const response = { 200: doneReplySchema };

export function passwordRoutes(service: PasswordService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      resetPasswordPath,
      { schema: { body: resetPasswordSchema, response } },
      async (request) => {
        await service.reset({ ...request.body, address: visitorAddress(request) });
        return succeed(null);
      },
    );

    app.post(
      changePasswordPath,
      {
        preHandler: app.requireSession,
        schema: { body: changePasswordSchema, response },
      },
      async (request) => {
        const { current_password: currentPassword, new_password: newPassword } = request.body;
        await service.change({ ...callerOf(request), currentPassword, newPassword });
        return succeed(null);
      },
    );

    app.post(
      setPasswordPath,
      {
        preHandler: app.requireRecentLogin,
        schema: { body: setPasswordSchema, response },
      },
      async (request) => {
        await service.set({ ...callerOf(request), password: request.body.password });
        return succeed(null);
      },
    );
  };
}
