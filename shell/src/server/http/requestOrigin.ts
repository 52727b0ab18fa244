import type { FastifyRequest } from 'fastify';

/** Whether our site sent this unsafe request, by Fetch Metadata or else by `Origin`. */
export function isSameSiteWrite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** The configured or requested origin. An invalid host or protocol must not reach links. */
export function findOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicOrigin: string | undefined,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}

export function isSecureSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  return findOrigin(request, publicOrigin).startsWith('https:');
}
