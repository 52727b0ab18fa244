import * as z from 'zod/mini';

import { isEmailAddress } from '../emailAddress';
import { envelopeSchema } from '../envelope';
import { languages } from '../languages';

export const subscribePath = '/api/mms/newsletter/v1/subscribe';
export const confirmSubscriptionPath = '/api/mms/newsletter/v1/confirm';
export const unsubscribePath = '/api/mms/newsletter/v1/unsubscribe';

/** The reply is the same whether the address is on the list or not. */
export const subscribeSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.refine(isEmailAddress)),
  /** Of the letters. */
  language: z.enum(languages),
});

export type Subscribe = z.infer<typeof subscribeSchema>;

/** From a link of a letter; what is no token is a link that is not valid. */
export const newsletterTokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });

export const newsletterReplySchema = envelopeSchema(z.null());
