import * as z from 'zod/mini';

import { isEmailAddress } from '../emailAddress';
import { defaultLanguage, languages } from '../languages';

export const anonymousSignupPath = '/api/mms/account/v1/web/anonymous_signup';

/**
 * Makes a buyer's account without a password and signs in to it: answered like a login. With an
 * address, a mail says how to choose a password; without one, or without a payload, the session is the
 * only way into the account until an address is bound. An address that has an account is refused with
 * `accounts.emailTaken`, whatever that account is: who reads its mail can log in or choose a password.
 */
export const anonymousSignupSchema = z.object({
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress))),
  language: z._default(z.enum(languages), defaultLanguage),
});

export type AnonymousSignup = z.input<typeof anonymousSignupSchema>;
