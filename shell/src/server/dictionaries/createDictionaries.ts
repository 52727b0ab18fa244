import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { createPromiseCache } from '../reading/createPromiseCache';
import { sendCachedResponse, type CachedResponse } from '../responses/cachedResponse';
import type { EncodedBody } from '../responses/encodeText';
import { isKnown } from '../responses/fileCaching';
import { compressWithDictionary } from './compressWithDictionary';
import { keepDictionaries } from './keepDictionaries';

/** Files of the live set by the versions before them. */
const mostKept = 200;

const availableHash = /^:([\w+/]{43}=):$/;
const releaseVersion = /^(\/r\/\w+)\/[^/]+/;
const contentHash = /\.[0-9a-f]{8}(?=\.(?:js|css)$)/;

/** Matches the addresses of a file's other versions; undefined for one without versions. */
function toPattern(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://site');
  if (!contentHash.test(pathname)) return undefined;
  return pathname.replace(releaseVersion, '$1/*').replace(contentHash, '.*');
}

const toGroup = (pattern: string) => pattern.replace(/[^\w.-]+/g, '_');

/** SHA-256 of the version that a client has; undefined if it cannot use one. */
function readAvailable({ headers }: Pick<FastifyRequest, 'headers'>): Buffer | undefined {
  const [, hash] = availableHash.exec(String(headers['available-dictionary'])) ?? [];
  if (hash === undefined) return undefined;
  const isAccepted = negotiate(headers['accept-encoding'] ?? '', ['dcz']) !== null;
  return isAccepted ? Buffer.from(hash, 'base64') : undefined;
}

/**
 * Compresses files with the version that the browser has, so that an update costs what has changed
 * (RFC 9842). Browsers do this on secure origins only.
 */
export function createDictionaries(cacheDir: string, logger: Pick<FastifyBaseLogger, 'warn'>) {
  const versions = keepDictionaries(path.join(cacheDir, 'dictionaries'));
  const kept = createPromiseCache<void>(mostKept);
  let keeping = Promise.resolve();
  const updates = createPromiseCache<Buffer | undefined>(
    mostKept,
    (update) => update !== undefined,
  );

  /** One after another, because each keeps only the newest versions. */
  function keep(group: string, { version, read }: EncodedBody): Promise<void> {
    return kept.get(version, () => {
      keeping = keeping
        .then(async () => versions.keep(group, await read(null)))
        .catch((err: unknown) => {
          logger.warn({ code: 'edge.dictionaryNotKept', group, err });
        });
      return keeping;
    });
  }

  async function compress(group: string, hash: Buffer, file: EncodedBody) {
    try {
      const bytes = await versions.find(group, hash.toString('hex'));
      return bytes && (await compressWithDictionary(await file.read(null), { bytes, hash }));
    } catch (err) {
      logger.warn({ code: 'edge.dictionaryNotUsed', group, err });
      return undefined;
    }
  }

  async function findUpdate(
    request: FastifyRequest,
    file: EncodedBody,
  ): Promise<Buffer | undefined> {
    const hash = readAvailable(request);
    const pattern = hash && toPattern(request.url);
    if (!hash || pattern === undefined || isKnown(request, file.version)) return undefined;
    return updates.get(`${file.version} ${hash.toString('hex')}`, () =>
      compress(toGroup(pattern), hash, file),
    );
  }

  return {
    /** Offers a public file as a dictionary for its later versions and sets the headers for it. */
    async offer({ url }: FastifyRequest, reply: FastifyReply, file: EncodedBody): Promise<void> {
      const pattern = toPattern(url);
      if (pattern === undefined) return;
      reply.header('use-as-dictionary', `match="${pattern}"`);
      reply.header('vary', 'Accept-Encoding, Available-Dictionary');
      await keep(toGroup(pattern), file);
    },
    /** Sends a file, compressed with the version that the client has if this edge has it too. */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      response: CachedResponse,
    ): Promise<FastifyReply> {
      const update = response.body && (await findUpdate(request, response.body));
      if (!response.body || !update) return sendCachedResponse(request, reply, response);
      const body = { ...response.body, encodings: [], read: () => Promise.resolve(update) };
      return sendCachedResponse(request, reply, { ...response, body }, ['content-encoding', 'dcz']);
    },
  };
}

export type Dictionaries = ReturnType<typeof createDictionaries>;
