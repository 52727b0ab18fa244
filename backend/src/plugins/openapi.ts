import swagger from '@fastify/swagger';
import { brand } from '@tidegate/contracts/brand';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { documentRefusals } from './refusalDocument';

/** `GET /api/openapi.json`, written from the schemas that also validate. */
export const openapi = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand} API`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () =>
    documentRefusals(app.swagger()),
  );
});
