import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { DeliveryError } from '../../../release/deliveryError';
import { publicForYear, isFresh } from '../caching';
import type { RegistryDatabase } from '../../openRegistryDatabase';
import { findGeneration, getNewestGeneration } from '../../generations/generationRepository';
import { parseRequest } from '../parseRequest';
import { publicRoute } from '../../auth/requireReader';

const generationParams = z.object({
  id: z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)),
});

export function generationRoutes(app: FastifyInstance, { db }: { db: RegistryDatabase }): void {
  app.get('/generation', publicRoute, async (request, reply) => {
    const generation = await getNewestGeneration(db);
    reply.header('cache-control', 'no-cache');
    return isFresh(request, reply, `generation-${generation.id}`) ? reply.send() : generation;
  });

  app.get('/generations/:id', publicRoute, async (request, reply) => {
    const { id } = parseRequest(generationParams, request.params);
    const generation = await findGeneration(db, Number(id));
    if (!generation) {
      throw new DeliveryError('delivery.unknownGeneration', `There is no generation ${id}.`);
    }
    reply.header('cache-control', publicForYear);
    return isFresh(request, reply, `generation-${id}`) ? reply.send() : generation;
  });
}
