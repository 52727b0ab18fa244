import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyRequest {
    /** The configured origin of the site, or else the requested one. */
    readonly siteOrigin: string;
  }
}

/** Whether our site sent this unsafe request, by Fetch Metadata or else by `Origin`. */
export function isSameSiteWrite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Every request has a host, and a site has few. */
const knownOrigins = new LRUCache<string, string>({ max: 100 });

function toOrigin(text: string): string {
  const known = knownOrigins.get(text);
  if (known !== undefined) return known;
  const origin = URL.canParse(text) ? new URL(text).origin : 'http://localhost';
  knownOrigins.set(text, origin);
  return origin;
}

/** The configured or requested origin. An invalid host or protocol must not reach links. */
export function findOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicOrigin: string | undefined,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  return toOrigin(`${protocol === 'https' ? 'https' : 'http'}://${host}`);
}

/** Adds `siteOrigin` to requests. */
export function registerOrigin(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.decorateRequest('siteOrigin', {
    getter() {
      return findOrigin(this, publicOrigin);
    },
  });
}

export function isSecureSite({ siteOrigin }: Pick<FastifyRequest, 'siteOrigin'>): boolean {
  return siteOrigin.startsWith('https:');
}

/** Path and query of a request. */
export function readAddress({ url }: Pick<FastifyRequest, 'url'>): URL {
  return new URL(`http://site.invalid${url}`);
}
