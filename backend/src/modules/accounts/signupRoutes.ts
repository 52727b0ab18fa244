import { loginReplySchema, anonymousSignupSchema } from '@tidegate/contracts/api/account/schemas';
import { anonymousSignupPath } from '@tidegate/contracts/api/account/endpoints';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../plugins/visitorAddress';
import { toLoginReply } from './loginCalls';
import type { SignupService } from './signupService';

export function signupRoutes(service: SignupService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      anonymousSignupPath,
      {
        preValidation: allowNoPayload,
        schema: { body: anonymousSignupSchema, response: { 200: loginReplySchema } },
      },
      async (request) => {
        const { email = null, language } = request.body;
        const address = visitorAddress(request);
        return toLoginReply(await service.signUp({ email, language, address }));
      },
    );
  };
}

/** The specification allows a call without a body. */
async function allowNoPayload(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {};
}
