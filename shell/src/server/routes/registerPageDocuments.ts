import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parsePrefix } from '../../locale/prefix';
import { pageDocumentPath, type PageDocument, type SentPage } from '../../pages/pageDocument';
import { toPageFacts } from '../../pages/toPageFacts';
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
import type { EdgeRendering } from '../rendering/openRendering';
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

/** About two thousand pages. */
const mostBytes = 64 * 1024 * 1024;

/** For the compressed forms. */
const sizeFactor = 1.4;

export function registerPageDocuments(
  app: FastifyInstance,
  options: {
    backend: Backend;
    createDocument: CreateDocument;
    createNotice: CreateNotice;
    isBlocked: IsBlocked;
    findCurrency: FindCurrency;
    shellVersion: string;
  } & Pick<EdgeRendering, 'renderContent'>,
): void {
  const { backend, findCurrency, createDocument, createNotice, isBlocked, shellVersion } = options;
  const { renderContent } = options;
  // Documents that depend on nothing but their address.
  const kept = new LRUCache<string, CachedResponse>({ maxSize: mostBytes });

  async function toSentPage(
    document: PageDocument,
    visitor: { language: Language; device: Device },
  ): Promise<SentPage> {
    const html = await renderContent({ content: document, ...visitor });
    return { ...toPageFacts(document), html };
  }

  app.get<{ Params: { version: string; '*': string } }>(
    `${pageDocumentPath}:version/*`,
    async (request, reply) => {
      const { params } = request;
      if (params.version !== shellVersion) return reply.code(409).send();
      const { language = defaultLanguage, device, sitePath } = parsePrefix(`/${params['*']}`);
      if (isMadeForOne(toCanonicalPath(sitePath))) {
        return reply.code(205).header('cache-control', 'no-store').send();
      }
      const visitor = { language, device };
      const key = `${language} ${device} ${sitePath}`;
      const hasQuery = request.url.includes('?');
      const known = hasQuery ? undefined : kept.get(key);
      if (known) return sendCachedResponse(request, reply, known);
      reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
      const isGated = isGatedPath(sitePath);
      if (isGated && (await isBlocked(request))) {
        reply.header('cache-control', 'no-store');
        return toSentPage(createNotice('unavailable', language, sitePath).document, visitor);
      }
      const api = createPageTransport(backend, toVisitorCall(request));
      const visit = toPageVisit(request, { findCurrency, transport: api.transport });
      const document = await createDocument(language, sitePath, visit);
      const isPrivate = isGated || findPage(sitePath)?.route.isByPlatform;
      const caching = describeCaching(document, { isPrivate, isShared: api.isShared() });
      reply.header('cache-control', caching);
      // Browsers log a 404 as an error in the console.
      if (!document) return reply.code(204).send();
      const page = await toSentPage(document, visitor);
      if (caching !== sharedCaching || hasQuery) return page;
      const text = JSON.stringify(page);
      const response = toCachedResponse(reply, encodeText(text));
      kept.set(key, response, { size: Math.ceil(text.length * sizeFactor) });
      return sendCachedResponse(request, reply, response);
    },
  );
}
