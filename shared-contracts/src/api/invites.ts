import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';

export const invitePath = '/api/mms/payment/v1/web/invite';

/** Why an invitation is not valid: unknown code, the buyer's own code, or not a first purchase. */
export const inviteRefusals = ['unknown', 'self', 'second'] as const;

export type InviteRefusal = (typeof inviteRefusals)[number];

/** An account's invitation code and its results, without the identity of the invited buyers. */
export const inviteSummarySchema = z.object({
  code: z.string(),
  link: z.url(),
  /** Invited buyers whose order is still refundable. */
  waiting: z.int(),
  /** Invited buyers whose order is no longer refundable. */
  stayed: z.int(),
  earned_days: z.int(),
});

export type InviteSummary = z.infer<typeof inviteSummarySchema>;

export const inviteSummaryReplySchema = envelopeSchema(inviteSummarySchema);
