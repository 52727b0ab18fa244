import { defaultLanguage } from '@tidegate/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parsePrefix } from '../../locale/prefix';
import { pageDocumentPath, type PageDocument } from '../../pages/pageDocument';
import { isMadeForOne } from '../../routes/paths/accountPaths';
import { toCanonicalPath } from '../../routes/paths/toCanonicalPath';
import type { Backend } from '../backend-client/backend';
import { toVisitorCall } from '../backend-client/toVisitorCall';
import { findPage } from '../../routes/findPage';
import { isGatedPath } from '../../routes/paths/isGatedPath';
import {
  sendCachedResponse,
  toCachedResponse,
  type CachedResponse,
} from '../responses/cachedResponse';
import { encodeText } from '../responses/encodeText';
import { createPageTransport } from '../rendering/createPageTransport';
import type { IsBlocked } from '../visitor/createCountryGate';
import type { FindCurrency } from '../visitor/visitorCurrency';
import type { CreateDocument } from '../pages/createDocuments';
import type { CreateNotice } from '../pages/createNotices';
import { toPageVisit } from '../pages/toPageVisit';

const sharedCaching = 'public, max-age=300';

/** A price depends on the visitor's currency, and is kept only where its page may be (10 s). */
function describeCaching(
  document: PageDocument | undefined,
  { isPrivate, isShared }: { isPrivate: boolean | undefined; isShared: boolean },
): string {
  const hasPrice = document?.sections.some((section) => section.kind === 'hero' && section.price);
  if (hasPrice) return isShared ? 'private, max-age=10' : 'no-store';
  return isPrivate ? 'private, max-age=300' : sharedCaching;
}

/** More than the pages of the shell in all languages. */
const mostKept = 3000;

export function registerPageDocuments(
  app: FastifyInstance,
  options: {
    backend: Backend;
    createDocument: CreateDocument;
    createNotice: CreateNotice;
    isBlocked: IsBlocked;
    findCurrency: FindCurrency;
    shellVersion: string;
  },
): void {
  const { backend, findCurrency, createDocument, createNotice, isBlocked, shellVersion } = options;
  // Documents that depend on nothing but their address.
  const kept = new LRUCache<string, CachedResponse>({ max: mostKept });
  app.get<{ Params: { version: string; '*': string } }>(
    `${pageDocumentPath}:version/*`,
    async (request, reply) => {
      const { params } = request;
      if (params.version !== shellVersion) return reply.code(409).send();
      const { language = defaultLanguage, sitePath } = parsePrefix(`/${params['*']}`);
      if (isMadeForOne(toCanonicalPath(sitePath))) {
        return reply.code(205).header('cache-control', 'no-store').send();
      }
      const key = `${language} ${sitePath}`;
      const hasQuery = request.url.includes('?');
      const known = hasQuery ? undefined : kept.get(key);
      if (known) return sendCachedResponse(request, reply, known);
      reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
      const isGated = isGatedPath(sitePath);
      if (isGated && (await isBlocked(request))) {
        reply.header('cache-control', 'no-store');
        return createNotice('unavailable', language, sitePath).document;
      }
      const api = createPageTransport(backend, toVisitorCall(request));
      const visit = toPageVisit(request, { findCurrency, transport: api.transport });
      const document = await createDocument(language, sitePath, visit);
      const isPrivate = isGated || findPage(sitePath)?.route.isByPlatform;
      const caching = describeCaching(document, { isPrivate, isShared: api.isShared() });
      reply.header('cache-control', caching);
      // Browsers log a 404 as an error in the console.
      if (!document) return reply.code(204).send();
      if (caching !== sharedCaching || hasQuery) return document;
      const response = toCachedResponse(reply, encodeText(JSON.stringify(document)));
      kept.set(key, response);
      return sendCachedResponse(request, reply, response);
    },
  );
}
