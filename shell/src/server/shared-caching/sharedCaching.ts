import type { FastifyReply, FastifyRequest } from 'fastify';
import { isGatedPath } from '../../routes/paths/isGatedPath';
import { findPage } from '../../routes/findPage';
import { setsCookie } from '../http/siteCookies';
import { cacheRules } from './cacheRules';

/** As long as the edge keeps a page, and as long as it sends one that it renders again. */
export const sharedCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

const headersOfRules = new Set(
  cacheRules.rules.map(({ reads }) => reads).filter((reads) => reads !== 'query'),
);

/** The headers that the response to a page request depends on. */
export const varyOfPages = ['accept-encoding', ...headersOfRules].join(', ');

/** Whether all requests that the rules do not tell apart get this page. */
export function mayShare({ entry: { sitePath } }: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode !== 200 || setsCookie(reply)) return false;
  // Whether the former are shown depends on the country.
  return !isGatedPath(sitePath) && !findPage(sitePath)?.route.isByPlatform;
}
