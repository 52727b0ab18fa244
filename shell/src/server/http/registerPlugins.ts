import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edgeOptions';
import { describeSecurity } from './securityHeaders';
import { registerCookies } from './siteCookies';

export async function registerPlugins(
  app: FastifyInstance,
  { registryOrigin, ...site }: Pick<EdgeOptions, 'registryOrigin' | 'siteEnv' | 'publicOrigin'>,
): Promise<void> {
  const securityHeaders = describeSecurity(site);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders);
  });
  await app.register(compress, {
    // Browsers never compress requests, and decompression allows zip bombs.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await registerCookies(app, site.publicOrigin);
  // Pages accept only forms, because JSON allows unlimited nesting.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(httpProxy, {
    upstream: registryOrigin,
    prefix: '/_delivery',
    rewritePrefix: '/_delivery',
    // A limit would let slow requests of other clients occupy all connections.
    undici: { connections: null },
    replyOptions: {
      rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
    },
    // The edge already logs the request.
    disableRequestLogging: true,
  });
}
