import type { FastifyRequest } from 'fastify';
import { findPlatform } from '../../device/findPlatform';
import { findPage } from '../../routes/findPage';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import { applyRulesOnce } from '../shared-caching/applyRulesOnce';
import type { FindCurrency } from '../visitor/visitorCurrency';
import { toPageUrl } from './pageAddress';

export interface CacheKey {
  /** Everything that the page depends on, apart from the platform. */
  text: string;
  /** Whether all requests with this key get the same response. */
  isResponseShared: boolean;
  /** Whether shared caches know the whole key. */
  isPublic: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if the page is made for one visitor. */
    cacheKey: CacheKey | undefined;
  }
}

/**
 * The key contains the generation that is live when the request comes, so what is handled while
 * another one goes live is never sent under the newer one.
 */
export function createCacheKeyFinder({
  live,
  findCurrency,
}: {
  live: Pick<LiveGeneration, 'current'>;
  findCurrency: FindCurrency;
}) {
  return async (request: FastifyRequest): Promise<CacheKey | undefined> => {
    const { id: generation } = live.current();
    const applied = applyRulesOnce(request);
    if (!applied) return undefined;
    const { url, siteOrigin } = request;
    const { key, isResponseShared } = applied;
    // Shared caches do not know the country that the edge finds by the visitor's address.
    const currency = applied.currency || `by address ${await findCurrency(request)}`;
    const pageUrl = url.includes('?') ? toPageUrl(request) : url;
    return {
      text: [generation, siteOrigin, pageUrl, key, currency].join(' '),
      isResponseShared,
      isPublic: isResponseShared && applied.currency !== '',
    };
  };
}

/** All requests with the same key get the same HTML. */
export function findPageKey({
  cacheKey,
  headers,
  entry,
  overrides,
}: FastifyRequest): string | undefined {
  if (!cacheKey || overrides.size > 0) return undefined;
  if (!findPage(entry.sitePath)?.route.isByPlatform) return cacheKey.text;
  return `${cacheKey.text} ${findPlatform(headers) ?? 'any'}`;
}
