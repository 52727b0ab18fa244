import { loginReplySchema } from '@tidegate/contracts/api/account';
import {
  askForPasskeyReplySchema,
  askForPasskeySchema,
  finishLoginSchema,
  secondStepPasskeyPath,
  secondStepPath,
} from '@tidegate/contracts/api/secondFactor';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { readAppType } from '../../../plugins/readAppType';
import { visitorAddress } from '../../../plugins/visitorAddress';
import type { SecondStepService } from './secondStepService';

export function secondStepRoutes(service: SecondStepService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      secondStepPasskeyPath,
      { schema: { body: askForPasskeySchema, response: { 200: askForPasskeyReplySchema } } },
      async ({ body }) => succeed({ options: await service.askForPasskey(body.challenge) }),
    );

    app.post(
      secondStepPath,
      { schema: { body: finishLoginSchema, response: { 200: loginReplySchema } } },
      async (request) => {
        const { challenge, code = '', passkey, device, language } = request.body;
        const { token, expiresAt } = await service.finish({
          challenge,
          proof: passkey ? { passkey } : { code },
          language,
          address: visitorAddress(request),
          app: { installation: '', name: '', ...device, appType: readAppType(request) },
          userAgent: request.headers['user-agent'] ?? '',
        });
        return succeed({ token, expires_at: expiresAt.toISOString() });
      },
    );
  };
}
