import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';

export const queryUserIpPath = '/api/mms/account/v1/web/user_ip/query';
export const bindUserIpPath = '/api/mms/account/v1/web/user_ip/bind';
export const removeUserIpPath = '/api/mms/account/v1/web/user_ip/remove';
export const dnsSettingsPath = '/api/mms/account/v1/web/dns_settings';

/** Resolvers of its own that an account may have. */
export const maxResolvers = 2;

/** Longer than any address; what it means is decided by the backend. */
const addressTextSchema = z.string().check(z.trim(), z.maxLength(64));

/** The address that an account is known by, and the one that it is asking from. */
export const userIpSchema = z.object({
  /** In its shortest form; null where none is bound. */
  ip: z.nullable(z.string()),
  /** Empty where it is not known or could not be bound: a private one. */
  visitor_ip: z.string(),
});

export type UserIp = z.infer<typeof userIpSchema>;

export const userIpReplySchema = envelopeSchema(userIpSchema);

export const bindUserIpRequestSchema = z.object({ ip: addressTextSchema });

export type BindUserIpRequest = z.infer<typeof bindUserIpRequestSchema>;

/** An empty list means our own resolvers. */
export const dnsSettingsSchema = z.object({
  resolvers: z.array(addressTextSchema).check(z.maxLength(maxResolvers)),
});

export type DnsSettings = z.infer<typeof dnsSettingsSchema>;

export const dnsSettingsReplySchema = envelopeSchema(dnsSettingsSchema);
