import * as z from 'zod/mini';

import { isEmailAddress } from '../emailAddress';
import { languages } from '../languages';

export const requestEmailCodePath = '/api/mms/account/v1/web/email/request';
export const bindEmailPath = '/api/mms/account/v1/web/email/bind';

const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress));

/**
 * For an account without an address: has a code sent to one. The reply and the mail are the same
 * whether another account has the address or not.
 */
export const requestEmailCodeSchema = z.object({
  email,
  /** Of the mail and of the page that its link opens. */
  language: z.enum(languages),
});

export type RequestEmailCode = z.input<typeof requestEmailCodeSchema>;

/**
 * Binds the address that a right code went to; once more changes nothing. Only who has read the code
 * is told that another account has the address: `accounts.emailTaken`.
 */
export const bindEmailSchema = z.object({
  email,
  code: z.string().check(z.minLength(1), z.maxLength(32)),
});

export type BindEmail = z.input<typeof bindEmailSchema>;
