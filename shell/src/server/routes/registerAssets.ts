import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dictionaries } from '../dictionaries/createDictionaries';
import { readAsset } from '../reading/readAsset';
import { createPromiseCache } from '../reading/createPromiseCache';
import { toCachedResponse, type CachedResponse } from '../responses/cachedResponse';
import { cachingOfName } from '../responses/fileCaching';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Neither leads out of the folder nor names a compressed variant, and is no longer than names may be. */
const fileName =
  /^(?!.{100})(?:fonts\/)?[\w-]+(?:\.[\w-]+)*\.(?:css|ico|js|png|svg|webmanifest|woff2)$/;

/** For the icons and the manifest: a browser requests the page's icon again after each client navigation. */
const keptForDay = 'public, max-age=86400';

/** Far more than the files of a build. */
const mostKept = 500;

/** The files of the shell's build, which stay in memory in all their encodings. */
export function registerAssets(
  app: FastifyInstance,
  clientDir: string,
  dictionaries: Dictionaries,
): void {
  const responses = createPromiseCache<CachedResponse | undefined>(
    mostKept,
    (response) => response !== undefined,
  );

  async function createResponse(request: FastifyRequest, reply: FastifyReply, name: string) {
    const asset = await readAsset(path.join(clientDir, name));
    if (!asset) return undefined;
    reply
      .type(contentTypes[path.extname(name)] ?? '')
      .header('cache-control', cachingOfName(name, keptForDay))
      .header('vary', 'Accept-Encoding');
    await dictionaries.offer(request, reply, asset);
    return toCachedResponse(reply, asset);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
    const response = fileName.test(name)
      ? await responses.get(name, () => createResponse(request, reply, name))
      : undefined;
    if (response) return dictionaries.send(request, reply, response);
    reply.callNotFound();
    return reply;
  }

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(request, reply, request.params['*']),
  );
  app.get('/favicon.ico', (request, reply) => send(request, reply, 'favicon.ico'));
}
