import { geoPath } from '@tidegate/contracts/api/visitors/endpoints';
import { geoReplySchema } from '@tidegate/contracts/api/visitors/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { LocateVisitor } from './locateVisitor';

export function geoRoutes(locate: LocateVisitor): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(geoPath, { schema: { response: { 200: geoReplySchema } } }, async (request) =>
      succeed(locate(request)),
    );
  };
}
