import type { FastifyRequest } from 'fastify';

/**
 * Whether an unsafe request may use the visitor's cookie: the browser says that it comes from this
 * site (Fetch Metadata), or its Origin is ours. A request that says neither is not a browser's own.
 */
export function isSameSiteWrite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Where visitors find the site: as its settings say, else as this request says. A host that is
 * missing (HTTP/1.0) or is none, and a protocol that is not the web's, lead nobody anywhere.
 */
export function findOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicOrigin: string | undefined,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}

/** Whether a cookie of the site may be kept to encrypted connections. */
export function isSecureSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  return findOrigin(request, publicOrigin).startsWith('https:');
}
