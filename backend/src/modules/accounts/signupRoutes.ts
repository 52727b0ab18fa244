import { loginReplySchema } from '@tidegate/contracts/api/account';
import { anonymousSignupPath, anonymousSignupSchema } from '@tidegate/contracts/api/signup';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../plugins/visitorAddress';
import type { SignupService } from './signupService';

export function signupRoutes(service: SignupService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      anonymousSignupPath,
      { schema: { body: anonymousSignupSchema, response: { 200: loginReplySchema } } },
      async (request) => {
        const { token, expiresAt } = await service.signUp({
          ...request.body,
          address: visitorAddress(request),
        });
        return succeed({ token, expires_at: expiresAt.toISOString() });
      },
    );
  };
}
