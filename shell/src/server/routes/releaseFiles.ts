import path from 'node:path';
import { brotliCompress, gzip, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ReleaseFileError } from '../registryFiles';
import type { ReleaseStore } from '../releaseStore';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Compressed files in memory: the live set's and those of pages still open. */
const mostKept = 200;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

type Encoding = keyof typeof encoders;

function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : undefined;
}

/** Files of releases under the site's own origin: never change, so kept for a year. */
export function registerReleaseFiles(app: FastifyInstance, releases: ReleaseStore): void {
  const encoded = new LRUCache<string, Promise<Buffer>>({ max: mostKept });

  function encode(key: string, encoding: Encoding, bytes: Buffer): Promise<Buffer> {
    const known = encoded.get(key);
    if (known) return known;
    const pending = encoders[encoding](bytes);
    encoded.set(key, pending);
    return pending;
  }

  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/r/:remote/:version/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const release = await releases.find(remote, version);
      // What only the server runs is nobody's to download.
      if (!release?.files[file] || file.startsWith('server/')) return reply.code(404).send();
      try {
        const bytes = await releases.read(release, file);
        const encoding = chooseEncoding(request.headers['accept-encoding']);
        reply
          .type(contentTypes[path.extname(file)] ?? 'application/octet-stream')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('vary', 'Accept-Encoding')
          .header('access-control-allow-origin', '*');
        if (!encoding) return await reply.send(bytes);
        const key = `${encoding} ${release.files[file].integrity}`;
        return await reply
          .header('content-encoding', encoding)
          .send(await encode(key, encoding, bytes));
      } catch (error) {
        if (!(error instanceof ReleaseFileError)) throw error;
        request.log.error({ code: 'edge.releaseFile', err: error });
        return reply.code(404).header('cache-control', 'no-store').send();
      }
    },
  );
}
