import {
  requestVerificationPath,
  validateVerificationPath,
} from '@tidegate/contracts/api/account/endpoints';
import {
  requestVerificationSchema,
  ticketReplySchema,
  validateVerificationSchema,
} from '@tidegate/contracts/api/account/passwordSchemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../plugins/visitorAddress';
import type { VerificationService } from './verificationService';

export function verificationRoutes(service: VerificationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      requestVerificationPath,
      { schema: { body: requestVerificationSchema, response: { 200: doneReplySchema } } },
      async (request) => {
        await service.request({ ...request.body, address: visitorAddress(request) });
        return succeed(null);
      },
    );

    app.post(
      validateVerificationPath,
      { schema: { body: validateVerificationSchema, response: { 200: ticketReplySchema } } },
      async (request) => {
        const address = visitorAddress(request);
        return succeed({ ticket: await service.validate({ ...request.body, address }) });
      },
    );
  };
}
