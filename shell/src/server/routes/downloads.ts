import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { downloadsPath } from '../pages/fillBuilds';

/** The builds that we hand out ourselves, under names that hold their version. */
export async function registerDownloads(app: FastifyInstance, contentDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(contentDir, 'downloads'),
    prefix: downloadsPath,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    setHeaders(reply) {
      reply.header('content-disposition', 'attachment');
    },
  });
}
