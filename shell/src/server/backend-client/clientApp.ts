import { findAppFamily, parseAppType } from '@tidegate/contracts/appTypes';
import type { FastifyRequest } from 'fastify';
import { isSameSiteWrite } from '../http/requestOrigin';

/**
 * The code of an app of ours that calls the API itself; none for a page of the site, whatever its
 * scripts say: an app is given its token, and a page never is.
 */
export function readClientApp(request: FastifyRequest): number | undefined {
  const header = request.headers['x-app-type'];
  const appType = typeof header === 'string' ? parseAppType(header) : undefined;
  if (appType === undefined || findAppFamily(appType) === 'web') return undefined;
  return isPageOfSite(request) ? undefined : appType;
}

/** An extension of a browser says `none`, as no script of a page can. */
function isPageOfSite(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== 'none' && isSameSiteWrite(request);
}
