import {
  loginPath,
  loginReplySchema,
  loginRequestSchema,
  profilePath,
  profileReplySchema,
  reauthenticatePath,
  reauthenticateSchema,
} from '@tidegate/contracts/api/account';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../plugins/accountOf';
import { readBearerToken } from '../../plugins/readBearerToken';
import { readAppType } from '../../plugins/readAppType';
import { visitorAddress } from '../../plugins/visitorAddress';
import type { AccountService } from './accountService';

export function accountRoutes(service: AccountService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      loginPath,
      { schema: { body: loginRequestSchema, response: { 200: loginReplySchema } } },
      async (request) => {
        const { username, password, device } = request.body;
        const { token, expiresAt } = await service.logIn({
          username,
          password,
          address: visitorAddress(request),
          app: { installation: '', name: '', ...device, appType: readAppType(request) },
          userAgent: request.headers['user-agent'] ?? '',
        });
        return succeed({ token, expires_at: expiresAt.toISOString() });
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
        const { token, expiresAt } = await service.reauthenticate({
          accountId: accountOf(request),
          token: readBearerToken(request) ?? '',
          password: request.body.password,
          address: visitorAddress(request),
        });
        return succeed({ token, expires_at: expiresAt.toISOString() });
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
