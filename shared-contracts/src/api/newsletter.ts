import * as z from 'zod/mini';

import { isEmailAddress } from '../visitors/isEmailAddress';
import { envelopeSchema } from '../errors/envelope';
import { languages } from '../languages';

export const subscribePath = '/api/mms/newsletter/v1/subscribe';
export const confirmSubscriptionPath = '/api/mms/newsletter/v1/confirm';
export const unsubscribePath = '/api/mms/newsletter/v1/unsubscribe';

/** The reply does not reveal whether the address is already subscribed. */
export const subscribeSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.refine(isEmailAddress)),
  language: z.enum(languages),
});

export type Subscribe = z.infer<typeof subscribeSchema>;

/** The token of an email's link; a malformed token counts as an invalid link. */
export const newsletterTokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });

export const newsletterReplySchema = envelopeSchema(z.null());
