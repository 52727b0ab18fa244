import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { appFamilyNames } from '../../visitors/appTypes';
import { maxResolvers } from './endpoints';

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

/** A logged-in browser; apps are devices. */
export const browserSessionSchema = z.object({
  session_id: z.uuid(),
  /** Derived from the user agent at login, such as `Firefox`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  logged_in_at: z.iso.datetime(),
  is_current: z.boolean(),
});

export type BrowserSession = z.infer<typeof browserSessionSchema>;

/** The latest logins first, truncated if there are too many. */
export const sessionListSchema = z.object({ sessions: z.array(browserSessionSchema) });

export type SessionList = z.infer<typeof sessionListSchema>;

export const listSessionsReplySchema = envelopeSchema(sessionListSchema);

export const endSessionRequestSchema = z.object({ session_id: z.uuid() });

export type EndSessionRequest = z.infer<typeof endSessionRequestSchema>;

/** Longer than any address; the backend parses and validates it. */
const addressTextSchema = z.string().check(z.trim(), z.maxLength(64));

/** The IP address bound to an account, and the address of the current request. */
export const userIpSchema = z.object({
  ip: z.nullable(z.string()),
  /** Empty if it is unknown or private, because neither can be bound. */
  visitor_ip: z.string(),
});

export type UserIp = z.infer<typeof userIpSchema>;

export const userIpReplySchema = envelopeSchema(userIpSchema);

export const bindUserIpRequestSchema = z.object({ ip: addressTextSchema });

export type BindUserIpRequest = z.infer<typeof bindUserIpRequestSchema>;

/** An empty list means the service's own resolvers. */
export const dnsSettingsSchema = z.object({
  resolvers: z.array(addressTextSchema).check(z.maxLength(maxResolvers)),
});

export type DnsSettings = z.infer<typeof dnsSettingsSchema>;

export const dnsSettingsReplySchema = envelopeSchema(dnsSettingsSchema);
