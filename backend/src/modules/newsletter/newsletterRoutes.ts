import {
  confirmSubscriptionPath,
  subscribePath,
  unsubscribePath,
} from '@tidegate/contracts/api/email-forms/endpoints';
import {
  newsletterReplySchema,
  newsletterTokenSchema,
  subscribeSchema,
} from '@tidegate/contracts/api/email-forms/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../plugins/visitorAddress';
import type { NewsletterService } from './newsletterService';

const response = { 200: newsletterReplySchema };

export function newsletterRoutes(service: NewsletterService): FastifyPluginAsyncZod {
  return async (app) => {
    // One-click unsubscribe (RFC 8058) posts a form, but the URL contains all data.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, parsed) => {
        parsed(null, {});
      },
    );

    app.post(subscribePath, { schema: { body: subscribeSchema, response } }, async (request) => {
      await service.subscribe(request.body, visitorAddress(request));
      return succeed(null);
    });

    app.post(
      confirmSubscriptionPath,
      { schema: { body: newsletterTokenSchema, response } },
      async ({ body }) => {
        await service.confirm(body.token);
        return succeed(null);
      },
    );

    app.post(
      unsubscribePath,
      { schema: { querystring: newsletterTokenSchema, response } },
      async ({ query }) => {
        await service.leave(query.token);
        return succeed(null);
      },
    );
  };
}
