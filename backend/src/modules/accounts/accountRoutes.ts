import {
  loginPath,
  profilePath,
  reauthenticatePath,
} from '@tidegate/contracts/api/account/endpoints';
import {
  loginReplySchema,
  loginRequestSchema,
  profileReplySchema,
  reauthenticateSchema,
} from '@tidegate/contracts/api/account/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../plugins/accountOf';
import { callerOf } from '../../plugins/callerOf';
import type { AccountService } from './accountService';
import { clientOf, toLoginReply } from './loginCalls';

export function accountRoutes(service: AccountService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      loginPath,
      { schema: { body: loginRequestSchema, response: { 200: loginReplySchema } } },
      async (request) => {
        const { device, ...credentials } = request.body;
        const client = clientOf(request, device);
        return toLoginReply(await service.logIn({ ...credentials, ...client }));
      },
    );

    app.post(
      reauthenticatePath,
      {
        preHandler: app.requireSession,
        schema: {
          body: reauthenticateSchema,
          response: { 200: loginReplySchema },
        },
      },
      async (request) => {
        const { password } = request.body;
        return toLoginReply(await service.reauthenticate({ ...callerOf(request), password }));
      },
    );

    app.get(
      profilePath,
      {
        preHandler: app.requireSession,
        schema: { response: { 200: profileReplySchema } },
      },
      async (request) => {
        const account = await service.get(accountOf(request));
        return succeed({
          user_id: account.id,
          email: account.email,
          is_password_set: account.passwordHash !== null,
          avatar: null,
        });
      },
    );
  };
}
