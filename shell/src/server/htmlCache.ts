import { LRUCache } from 'lru-cache';

/** A rendered page that is the same for every anonymous visitor. */
export interface CachedPage {
  status: number;
  html: string;
}

/** How stale an anonymous page may be; what changes at a second is asked for by the page itself. */
const mostSeconds = 10;
const mostBytes = 64 * 1024 * 1024;

/** Anonymous HTML by path, language, device and generation. */
export function createHtmlCache() {
  return new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ html }) => html.length * 2 + 100,
    ttl: mostSeconds * 1000,
  });
}

/** Whether a backend reply is the same for everyone. */
export function isShared(cacheControl: string | undefined): boolean {
  return /(^|[ ,])public([ ,]|$)/.test(cacheControl ?? '');
}
