import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';

export const stunPath = '/api/mms/account/v1/stun_servers';

/** Whom a browser may ask, past every proxy, from which address its packets come. */
export const stunServersSchema = z.object({
  /** Servers of the operator's choice, for example `stun:stun.tidegate.example:3478`. */
  urls: z.array(z.string()),
  /** UDP port of the site's own responder, under the host name of the page; null without one. */
  own_port: z.nullable(z.int()),
});

export type StunServers = z.infer<typeof stunServersSchema>;

export const stunReplySchema = envelopeSchema(stunServersSchema);

export type StunReply = z.infer<typeof stunReplySchema>;
