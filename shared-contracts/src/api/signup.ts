import * as z from 'zod/mini';

import { isEmailAddress } from '../visitors/isEmailAddress';
import { defaultLanguage, languages } from '../languages';

export const anonymousSignupPath = '/api/mms/account/v1/web/anonymous_signup';

/**
 * Creates a buyer's account without a password and signs in to it. Without an email address, the
 * session is the only access to it. A known address is always refused with `accounts.emailTaken`.
 */
export const anonymousSignupSchema = z.object({
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress))),
  language: z._default(z.enum(languages), defaultLanguage),
});

export type AnonymousSignup = z.input<typeof anonymousSignupSchema>;
