import {
  bindUserIpPath,
  dnsSettingsPath,
  queryUserIpPath,
  removeUserIpPath,
} from '@tidegate/contracts/api/settings/endpoints';
import {
  bindUserIpRequestSchema,
  dnsSettingsReplySchema,
  dnsSettingsSchema,
  userIpReplySchema,
} from '@tidegate/contracts/api/settings/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../plugins/accountOf';
import { visitorAddress } from '../../plugins/visitorAddress';
import type { AddressService } from './addressService';
import { parsePublicAddress } from './parsePublicAddress';

export function addressRoutes(service: AddressService): FastifyPluginAsyncZod {
  return async (app) => {
    const { requireSession: preHandler, requireRecentLogin } = app;
    const userIp = { response: { 200: userIpReplySchema } };
    const dnsSettings = { response: { 200: dnsSettingsReplySchema } };

    app.post(queryUserIpPath, { preHandler, schema: userIp }, async (request) =>
      describeUserIp(request, await service.findBound(accountOf(request))),
    );
    app.post(
      bindUserIpPath,
      { preHandler: requireRecentLogin, schema: { ...userIp, body: bindUserIpRequestSchema } },
      async (request) =>
        describeUserIp(request, await service.bind(accountOf(request), request.body.ip)),
    );
    app.post(
      removeUserIpPath,
      { preHandler: requireRecentLogin, schema: userIp },
      async (request) => {
        await service.removeBound(accountOf(request));
        return describeUserIp(request, null);
      },
    );
    app.get(dnsSettingsPath, { preHandler, schema: dnsSettings }, async (request) =>
      succeed({ resolvers: await service.listResolvers(accountOf(request)) }),
    );
    app.post(
      dnsSettingsPath,
      { preHandler: requireRecentLogin, schema: { ...dnsSettings, body: dnsSettingsSchema } },
      async (request) => {
        const { resolvers } = request.body;
        return succeed({ resolvers: await service.setResolvers(accountOf(request), resolvers) });
      },
    );
  };
}

function describeUserIp(request: FastifyRequest, ip: string | null) {
  const visitor = parsePublicAddress(visitorAddress(request));
  return succeed({ ip, visitor_ip: visitor.status === 'public' ? visitor.address : '' });
}
