import { localisationPath, localisedFilePath } from '@tidegate/contracts/api/content/endpoints';
import {
  localisedDocumentReplySchema,
  localisedDocumentRequestSchema,
  localisedDocumentSchema,
  localisedFileRequestSchema,
} from '@tidegate/contracts/api/content/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { LocalisationService } from './localisationService';

export function localisationRoutes(service: LocalisationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      localisationPath,
      {
        config: { isSharedAnswer: true },
        schema: {
          querystring: localisedDocumentRequestSchema,
          response: { 200: localisedDocumentReplySchema },
        },
      },
      async ({ query }) => succeed(service.get(query)),
    );

    app.get(
      localisedFilePath,
      {
        config: { isSharedAnswer: true },
        schema: { params: localisedFileRequestSchema, response: { 200: localisedDocumentSchema } },
      },
      async ({ params: { document, ...request } }) => service.get({ ...request, path: document }),
    );
  };
}
