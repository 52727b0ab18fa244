import { stunPath } from '@tidegate/contracts/api/visitors/endpoints';
import { stunReplySchema, type StunServers } from '@tidegate/contracts/api/visitors/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export function stunRoutes(servers: StunServers): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(stunPath, { schema: { response: { 200: stunReplySchema } } }, async () =>
      succeed(servers),
    );
  };
}
