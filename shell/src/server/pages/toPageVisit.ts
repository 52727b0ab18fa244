import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyRequest } from 'fastify';
import { findPlatform } from '../../device/findPlatform';
import { readPageAddress } from '../page-requests/pageAddress';
import type { FindCurrency } from '../visitor/visitorCurrency';
import { findYearlyPrice } from './findYearlyPrice';
import type { PageVisit } from './sectionContext';

export function toPageVisit(
  request: FastifyRequest,
  { findCurrency, transport }: { findCurrency: FindCurrency; transport: ApiTransport },
): PageVisit {
  const { searchParams } = readPageAddress(request);
  return {
    searchParams,
    platform: findPlatform(request.headers),
    // A missing price never costs the page (specification §8).
    findYearlyPrice: async () =>
      findYearlyPrice(transport, await findCurrency(request)).catch((error: unknown) => {
        request.log.warn({ code: 'edge.priceUnavailable', err: error });
        return undefined;
      }),
  };
}
