import * as z from 'zod/mini';

import { appFamilyNames } from '../visitors/appTypes';
import { envelopeSchema } from '../errors/envelope';

export const listDevicesPath = '/api/mms/account/v1/web/device/list';
export const unbindDevicePath = '/api/mms/account/v1/web/device/unbind';

/** The device that an app runs on, sent at login; a web page sends none. */
export const loginDeviceSchema = z.object({
  /** The app's identifier of its installation. Apps that send none share one place. */
  installation: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  name: z.string().check(z.trim(), z.maxLength(64)),
});

export type LoginDevice = z.infer<typeof loginDeviceSchema>;

/** An app that is logged in to the account. */
export const deviceSchema = z.object({
  app_type: z.int(),
  user_id: z.uuid(),
  family: z.enum(appFamilyNames),
  name: z.string(),
  last_seen_at: z.iso.datetime(),
});

export type Device = z.infer<typeof deviceSchema>;

/** The devices of an account, the last seen first, and the maximum number of devices. */
export const deviceListSchema = z.object({
  limit: z.int().check(z.positive()),
  devices: z.array(deviceSchema),
});

export type DeviceList = z.infer<typeof deviceListSchema>;

export const listDevicesReplySchema = envelopeSchema(deviceListSchema);

export const unbindDeviceRequestSchema = z.object({
  unbind_app_type: z.int(),
  unbind_user_id: z.uuid(),
});

export type UnbindDeviceRequest = z.infer<typeof unbindDeviceRequestSchema>;
