import { findAppFamily, parseAppType } from '@tidegate/contracts/visitors/appTypes';
import type { FastifyRequest } from 'fastify';
import { isSameSiteWrite } from '../http/requestOrigin';

/** App type of a first-party client. A page never has one, because an app receives its token. */
export function readClientApp(request: FastifyRequest): number | undefined {
  const header = request.headers['x-app-type'];
  const appType = typeof header === 'string' ? parseAppType(header) : undefined;
  if (appType === undefined || findAppFamily(appType) === 'web') return undefined;
  return isPageOfSite(request) ? undefined : appType;
}

/** Browser extensions send `none`, which no script of a page can. */
function isPageOfSite(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== 'none' && isSameSiteWrite(request);
}
