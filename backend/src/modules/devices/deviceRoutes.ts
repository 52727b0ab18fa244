import { listDevicesPath, unbindDevicePath } from '@tidegate/contracts/api/settings/endpoints';
import {
  listDevicesReplySchema,
  unbindDeviceRequestSchema,
} from '@tidegate/contracts/api/settings/schemas';
import { findAppFamily } from '@tidegate/contracts/visitors/appTypes';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import { promises } from '@tidegate/contracts/catalogue/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../plugins/accountOf';
import type { StoredDevice } from './deviceRepository';
import type { Devices } from './deviceService';

export function deviceRoutes(service: Devices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      listDevicesPath,
      {
        preHandler: app.requireSession,
        schema: { response: { 200: listDevicesReplySchema } },
      },
      async (request) => {
        const devices = await service.list(accountOf(request));
        return succeed({ limit: promises.devices, devices: devices.map(toDevice) });
      },
    );

    app.post(
      unbindDevicePath,
      {
        preHandler: app.requireRecentLogin,
        schema: {
          body: unbindDeviceRequestSchema,
          response: { 200: doneReplySchema },
        },
      },
      async (request) => {
        const { unbind_app_type: appType, unbind_user_id: userId } = request.body;
        await service.unbind(accountOf(request), { appType, userId });
        return succeed(null);
      },
    );
  };
}

function toDevice({ appType, userId, name, lastSeenAt }: StoredDevice) {
  const family = findAppFamily(appType);
  if (!family) throw new Error(`A device has an app type of nobody: ${appType}`);
  return {
    app_type: appType,
    user_id: userId,
    family,
    name,
    last_seen_at: lastSeenAt.toISOString(),
  };
}
