import { envelopeSchema, succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** `GET /healthz`: 200 only while the database answers and the server wants more requests. */
export function health(ping: () => Promise<void>): FastifyPluginAsyncZod {
  const reply = envelopeSchema(z.object({ status: z.literal('ok') }));
  return async (app) => {
    app.get('/healthz', { schema: { hide: true, response: { 200: reply } } }, async () => {
      app.throwIfDraining();
      await ping();
      return succeed({ status: 'ok' as const });
    });
  };
}
