import type { VisitorLocation } from '@tidegate/contracts/api/visitors/schemas';
import type { FastifyRequest } from 'fastify';

import { visitorAddress } from '../../plugins/visitorAddress';
import type { GeoService } from './geoService';

/** Locates the visitor. A country header counts only from a trusted proxy. */
export type LocateVisitor = (request: FastifyRequest) => VisitorLocation;

export function createLocator(
  service: GeoService,
  isTrustedProxy: (address: string) => boolean,
): LocateVisitor {
  return (request) => {
    const header = request.headers['x-country-code'];
    const isFromProxy =
      typeof header === 'string' && isTrustedProxy(request.socket.remoteAddress ?? '');
    return service.locate({
      address: visitorAddress(request),
      countryCode: isFromProxy ? header : undefined,
    });
  };
}
