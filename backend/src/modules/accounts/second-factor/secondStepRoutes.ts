import { loginReplySchema } from '@tidegate/contracts/api/account/schemas';
import {
  requestPasskeyReplySchema,
  requestPasskeySchema,
  finishLoginSchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import {
  secondStepPasskeyPath,
  secondStepPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { clientOf, toLoginReply } from '../loginCalls';
import type { SecondStepService } from './secondStepService';

export function secondStepRoutes(service: SecondStepService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      secondStepPasskeyPath,
      { schema: { body: requestPasskeySchema, response: { 200: requestPasskeyReplySchema } } },
      async ({ body }) => succeed({ options: await service.requestPasskey(body.challenge) }),
    );

    app.post(
      secondStepPath,
      { schema: { body: finishLoginSchema, response: { 200: loginReplySchema } } },
      async (request) => {
        const { challenge, code = '', passkey, device, language } = request.body;
        const proof = passkey ? { passkey } : { code };
        const client = clientOf(request, device);
        return toLoginReply(await service.finish({ challenge, proof, language, ...client }));
      },
    );
  };
}
