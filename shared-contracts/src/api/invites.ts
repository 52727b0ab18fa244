import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';

export const invitePath = '/api/mms/payment/v1/web/invite';

/**
 * Why an invitation brings nothing: nobody has the code, it is the buyer's own, or the buyer has
 * bought before.
 */
export const inviteRefusals = ['unknown', 'self', 'second'] as const;

export type InviteRefusal = (typeof inviteRefusals)[number];

/** What an account invites with, and what came of it so far; never who came. */
export const inviteSummarySchema = z.object({
  code: z.string(),
  /** To be passed on. */
  link: z.url(),
  /** Invited buyers whose order can still be paid back. */
  waiting: z.int(),
  /** Invited buyers who stayed. */
  stayed: z.int(),
  earned_days: z.int(),
});

export type InviteSummary = z.infer<typeof inviteSummarySchema>;

export const inviteSummaryReplySchema = envelopeSchema(inviteSummarySchema);
