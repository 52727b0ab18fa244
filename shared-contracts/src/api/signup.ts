import * as z from 'zod/mini';

import { isEmailAddress } from '../emailAddress';
import { languages } from '../languages';

export const anonymousSignupPath = '/api/mms/account/v1/web/anonymous_signup';

/**
 * Makes a buyer's account without a password and signs in to it: answered like a login. A mail says
 * how to choose a password. An address that has an account is refused with `accounts.emailTaken`,
 * whatever that account is: who reads its mail can log in or choose a password.
 */
export const anonymousSignupSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress)),
  language: z.enum(languages),
});

export type AnonymousSignup = z.input<typeof anonymousSignupSchema>;
