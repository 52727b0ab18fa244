import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** `GET /api/openapi.json`, written from the schemas that also validate. */
export const openapi = fastifyPlugin<{ siteName: string }>(async (app, { siteName }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${siteName} API`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
