import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { setsCookie } from '../http/siteCookies';
import type { HtmlCache } from '../rendering/htmlCache';
import {
  sendCachedResponse,
  toCachedResponse,
  type CachedResponse,
} from '../responses/cachedResponse';
import type { EncodedBody } from '../responses/encodeText';
import { createCacheKeyFinder, type CacheKey } from './createCacheKeyFinder';
import { describeServerTiming } from './describeServerTiming';

/** Keys and headers; the pages themselves are in the cache of pages. */
const mostPages = 50_000;
const mostRedirects = 2000;
/** As for pages, because a release that fails may change where a path leads. */
const redirectMs = 10_000;

/** Sends cached responses before the steps that find the page. */
export function createResponseCache({
  cache,
  ...parts
}: { cache: Pick<HtmlCache, 'find'> } & Parameters<typeof createCacheKeyFinder>[0]) {
  const findCacheKey = createCacheKeyFinder(parts);
  const pages = new LRUCache<string, CachedResponse>({ max: mostPages });
  const redirects = new LRUCache<string, CachedResponse>({
    ...{ max: mostRedirects, ttl: redirectMs },
  });

  function find({ text, isResponseShared }: CacheKey, url: string): CachedResponse | undefined {
    if (!isResponseShared) return undefined;
    const page = pages.get(text);
    if (page) return cache.find(text)?.encoded === page.body ? page : undefined;
    return url.includes('?') ? undefined : redirects.get(text);
  }

  const answer: onRequestAsyncHookHandler = async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    request.cacheKey = await findCacheKey(request);
    const found = request.cacheKey && find(request.cacheKey, request.url);
    if (!found) return;
    await sendCachedResponse(request, reply, found, ['server-timing', describeServerTiming()]);
  };

  return {
    answer,

    /** Keeps the headers of a response with a page that all requests with its key may get. */
    keepPage({ text }: CacheKey, reply: FastifyReply, body: EncodedBody): void {
      pages.set(text, toCachedResponse(reply, body));
    },

    /** A redirect repeats the whole query, so only one without is kept. */
    keepRedirect({ cacheKey, url }: FastifyRequest, reply: FastifyReply): void {
      if (!cacheKey?.isResponseShared || url.includes('?') || setsCookie(reply)) return;
      redirects.set(cacheKey.text, toCachedResponse(reply));
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
