import { envelopeSchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import type { RedisServer } from '../redis/openRedis';

/** `GET /healthz`: 200 while the database responds and the server is not draining. */
export function health(
  ping: () => Promise<void>,
  redis: RedisServer | undefined,
): FastifyPluginAsyncZod {
  const reply = envelopeSchema(
    z.object({ status: z.literal('ok'), redis: z.enum(['up', 'away', 'none']) }),
  );
  const findRedis = () => (redis?.isUp() ? 'up' : 'away');
  return async (app) => {
    app.get('/healthz', { schema: { hide: true, response: { 200: reply } } }, async () => {
      app.throwIfDraining();
      await ping();
      return succeed({ status: 'ok' as const, redis: redis ? findRedis() : 'none' });
    });
  };
}
