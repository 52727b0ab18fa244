import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edgeOptions';
import { cachingOfName } from './fileCaching';
import { describeSecurity } from './securityHeaders';
import { registerCookies } from './siteCookies';

/** What every answer of the edge has in common, its files, and the way to the registry. */
export async function registerPlugins(
  app: FastifyInstance,
  {
    registryOrigin,
    clientDir,
    ...site
  }: Pick<EdgeOptions, 'registryOrigin' | 'siteEnv' | 'publicOrigin'> & { clientDir: string },
): Promise<void> {
  const securityHeaders = describeSecurity(site);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders);
  });
  await app.register(compress, {
    // No browser compresses what it sends, and a few bytes may become gigabytes.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await registerCookies(app, site.publicOrigin);
  // Pages take forms alone: of JSON a stranger decides how deep it is.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(httpProxy, {
    upstream: registryOrigin,
    prefix: '/_delivery',
    rewritePrefix: '/_delivery',
    // Were their number limited, slow requests of strangers would hold them all.
    undici: { connections: null },
    replyOptions: {
      rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
    },
    // The edge's own line is enough.
    disableRequestLogging: true,
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/assets/',
    cacheControl: false,
    setHeaders(reply, file) {
      const name = file.replace(/\.(?:br|gz)$/, '');
      reply.header('cache-control', cachingOfName(name, 'public, no-cache'));
    },
    index: false,
    preCompressed: true,
  });
}
