import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';

export const queryUserIpPath = '/api/mms/account/v1/web/user_ip/query';
export const bindUserIpPath = '/api/mms/account/v1/web/user_ip/bind';
export const removeUserIpPath = '/api/mms/account/v1/web/user_ip/remove';
export const dnsSettingsPath = '/api/mms/account/v1/web/dns_settings';

/** The number of custom DNS resolvers that an account may set. */
export const maxResolvers = 2;

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
