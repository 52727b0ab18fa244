import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { IsBlocked } from '../visitor/createCountryGate';
import { downloadsPath } from '../pages/fillBuilds';
import type { SendNotice } from '../page-requests/createNoticeSender';

export async function registerDownloads(
  app: FastifyInstance,
  {
    contentDir,
    isBlocked,
    sendNotice,
  }: { contentDir: string; isBlocked: IsBlocked; sendNotice: SendNotice },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (await isBlocked(request)) await sendNotice(request, reply, 'unavailable');
    });
    await scope.register(fastifyStatic, {
      root: path.join(contentDir, 'downloads'),
      prefix: downloadsPath,
      decorateReply: false,
      index: false,
      // Shared caches would bypass the country gate.
      cacheControl: false,
      setHeaders(reply) {
        reply.header('content-disposition', 'attachment');
        reply.header('cache-control', 'private, max-age=3600');
      },
    });
  });
}
