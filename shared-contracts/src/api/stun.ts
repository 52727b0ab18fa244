import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';

export const stunPath = '/api/mms/account/v1/stun_servers';

/** STUN servers that tell a browser its public address, bypassing HTTP proxies. */
export const stunServersSchema = z.object({
  urls: z.array(z.string()),
  /** UDP port of the site's own responder on the page's host name; null without one. */
  own_port: z.nullable(z.int()),
});

export type StunServers = z.infer<typeof stunServersSchema>;

export const stunReplySchema = envelopeSchema(stunServersSchema);

export type StunReply = z.infer<typeof stunReplySchema>;
