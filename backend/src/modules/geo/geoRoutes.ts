import { geoPath, geoReplySchema } from '@tidegate/contracts/api/geo';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../plugins/visitorAddress';
import type { GeoService } from './geoService';

export interface GeoRoutesOptions {
  service: GeoService;
  isTrustedProxy: (address: string) => boolean;
}

export function geoRoutes({ service, isTrustedProxy }: GeoRoutesOptions): FastifyPluginAsyncZod {
  const proxyCountry = ({ headers, socket }: FastifyRequest) => {
    const header = headers['x-country-code'];
    const isTold = typeof header === 'string' && isTrustedProxy(socket.remoteAddress ?? '');
    return isTold ? header : undefined;
  };
  return async (app) => {
    app.post(geoPath, { schema: { response: { 200: geoReplySchema } } }, async (request) =>
      succeed(
        service.locate({ address: visitorAddress(request), countryCode: proxyCountry(request) }),
      ),
    );
  };
}
