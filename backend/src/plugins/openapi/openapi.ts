import swagger from '@fastify/swagger';
import { brand } from '@tidegate/contracts/brand';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { completeDocument } from './completeDocument';

/** `GET /openapi.json`, generated from the validation schemas and outside the public paths. */
export const openapi = fastifyPlugin<{ publicOrigin: string }>(async (app, { publicOrigin }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version: '1',
        description:
          'What pages and apps ask. A browser calls it with a cookie at the same origin, an app with the token of its login. An error has a code beside its HTTP status: `error.code`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicOrigin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => completeDocument(app.swagger()));
});
