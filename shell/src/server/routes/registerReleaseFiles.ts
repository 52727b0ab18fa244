import path from 'node:path';
import {
  releaseFilePathSchema,
  releasePinSchema,
  type Release,
} from '@tidegate/contracts/remotes/release';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Dictionaries } from '../dictionaries/createDictionaries';
import { toCachedResponse, type CachedResponse } from '../responses/cachedResponse';
import { contentEncodings, encodeBytes } from '../responses/contentEncoding';
import type { EncodedBody } from '../responses/encodeText';
import { cachingOfName, keptForYear } from '../responses/fileCaching';
import { createPromiseCache } from '../reading/createPromiseCache';
import { unsharedCaching } from '../releases/overrides';
import { ReleaseFileError } from '../releases/registry-client/registryFiles';
import type { FindReadableRelease, ReadableRelease } from '../releases/createReleaseAccess';
import type { ReleaseStore } from '../releases/createReleaseStore';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Files in memory by encoding, enough for the live set and for open pages. */
const mostKept = 200;

type ReleaseFile = Release['files'][string];

const isForBrowsers = (file: string) => !file.startsWith('server/');

const paramsSchema = z.object({
  remote: z.enum(remoteNames),
  version: releasePinSchema.shape.version,
  '*': releaseFilePathSchema.check(z.refine(isForBrowsers)),
});

/** Not cached, because the file may exist later. */
function sendNothing(reply: FastifyReply, status: 404 | 503): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send();
}

function sendFault(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof ReleaseFileError)) throw error;
  request.log.error({ code: 'edge.releaseFile', err: error });
  return sendNothing(reply, error.code === 'remotes.unavailable' ? 503 : 404);
}

/**
 * Files are cached for a year, because their address has a version. Those of a preview are private.
 */
export function registerReleaseFiles(
  app: FastifyInstance,
  releases: Pick<ReleaseStore, 'read'>,
  findReadable: FindReadableRelease,
  dictionaries: Dictionaries,
): void {
  const kept = createPromiseCache<Buffer>(mostKept);
  /** Of public files, for as long as their release is in memory. */
  const responses = new WeakMap<ReleaseFile, CachedResponse>();

  async function createResponse(
    request: FastifyRequest,
    reply: FastifyReply,
    { release, isPublic }: ReadableRelease,
    file: string,
    described: ReleaseFile,
  ): Promise<CachedResponse> {
    reply
      .type(contentTypes[path.extname(file)] ?? 'application/octet-stream')
      .header('cache-control', isPublic ? cachingOfName(file, keptForYear) : unsharedCaching)
      .header('vary', 'Accept-Encoding')
      .header('access-control-allow-origin', '*');
    const body: EncodedBody = {
      version: described.integrity,
      encodings: contentEncodings,
      read: (encoding) =>
        kept.get(`${encoding} ${described.integrity}`, async () => {
          const bytes = await releases.read(release, file);
          return encoding ? encodeBytes(bytes, encoding) : bytes;
        }),
    };
    if (!isPublic) return toCachedResponse(reply, body);
    await dictionaries.offer(request, reply, body);
    const response = toCachedResponse(reply, body);
    responses.set(described, response);
    return response;
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { remote, version, '*': file }: z.infer<typeof paramsSchema>,
  ) {
    const readable = await findReadable(request, remote, version);
    const described = readable?.release.files[file];
    if (!described) return sendNothing(reply, 404);
    const known = readable.isPublic ? responses.get(described) : undefined;
    const response = known ?? (await createResponse(request, reply, readable, file, described));
    return dictionaries.send(request, reply, response);
  }

  app.get<{ Params: unknown }>('/r/:remote/:version/*', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return sendNothing(reply, 404);
    try {
      return await sendFile(request, reply, params.data);
    } catch (error) {
      return sendFault(request, reply, error);
    }
  });
}
