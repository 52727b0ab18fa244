import { LRUCache } from 'lru-cache';
import { findPlatform } from '../device/findPlatform';
import { findPage } from '../routes/findPage';
import type { Entry } from '../routes/resolveEntry';

/** A rendered page that is the same for every anonymous visitor. */
export interface CachedPage {
  status: number;
  html: string;
}

/** How stale an anonymous page may be; what changes at a second is asked for by the page itself. */
const mostSeconds = 10;
const mostBytes = 64 * 1024 * 1024;

/** Names one form of a page: whoever asks for the same name may be sent the same HTML. */
export function nameVariant(
  request: { url: string; origin: string; headers: { 'user-agent'?: string | undefined } },
  { language, device, sitePath }: Extract<Entry, { kind: 'page' }>,
  generation: number,
  isConsentAsked: boolean,
): string {
  const isByPlatform = findPage(sitePath)?.route.isByPlatform;
  const platform = isByPlatform ? (findPlatform(request.headers['user-agent']) ?? 'any') : '';
  // A page names its own address: one that was asked for by another name is another page.
  return [request.origin, request.url, language, device, generation, platform, isConsentAsked].join(
    ' ',
  );
}

/** Anonymous HTML by the name of its variant. */
export function createHtmlCache() {
  return new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ html }) => html.length * 2 + 100,
    ttl: mostSeconds * 1000,
  });
}

/** Whether a backend reply is the same for everyone, for as long as a page made of it is kept. */
export function isShared(cacheControl = ''): boolean {
  const seconds = /(?:^|[ ,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? mostSeconds;
  return /(^|[ ,])public([ ,]|$)/.test(cacheControl) && Number(seconds) >= mostSeconds;
}
