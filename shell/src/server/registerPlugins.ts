import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './securityHeaders';

/** What every answer of the edge has in common, its files, and the way to the registry. */
export async function registerPlugins(
  app: FastifyInstance,
  { registryOrigin, clientDir }: { registryOrigin: string; clientDir: string },
): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders);
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(httpProxy, {
    upstream: registryOrigin,
    prefix: '/_delivery',
    rewritePrefix: '/_delivery',
    // Were their number limited, slow requests of strangers would hold them all.
    undici: { connections: null },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  });
}
