import { contactPath } from '@tidegate/contracts/api/email-forms/endpoints';
import {
  contactReplySchema,
  contactRequestSchema,
} from '@tidegate/contracts/api/email-forms/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../plugins/visitorAddress';
import type { ContactService } from './contactService';

export function contactRoutes(service: ContactService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      contactPath,
      { schema: { body: contactRequestSchema, response: { 200: contactReplySchema } } },
      async (request) => {
        await service.send(request.body, visitorAddress(request));
        return succeed(null);
      },
    );
  };
}
