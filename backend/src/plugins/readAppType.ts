import { parseAppType, webAppType } from '@tidegate/contracts/visitors/appTypes';
import { SiteError } from '@tidegate/contracts/errors/siteError';
import type { FastifyRequest } from 'fastify';

/** Reads the code of the calling app. The default is a page of the site. */
export function readAppType({ headers }: FastifyRequest): number {
  const header = headers['x-app-type'];
  if (header === undefined) return webAppType;
  const appType = typeof header === 'string' ? parseAppType(header) : undefined;
  if (appType === undefined) {
    throw new SiteError('devices.unknownAppType', 'No app of ours has this code');
  }
  return appType;
}
