import * as z from 'zod/mini';

import { isEmailAddress } from '../visitors/isEmailAddress';
import { languages } from '../languages';

export const requestEmailCodePath = '/api/mms/account/v1/web/email/request';
export const bindEmailPath = '/api/mms/account/v1/web/email/bind';

const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress));

/** Sends a code to an address. The reply does not reveal whether another account uses it. */
export const requestEmailCodeSchema = z.object({
  email,
  /** Language of the email and of the page that its link opens. */
  language: z.enum(languages),
});

export type RequestEmailCode = z.input<typeof requestEmailCodeSchema>;

/** Binds the verified address; only a valid code reveals `accounts.emailTaken`. */
export const bindEmailSchema = z.object({
  email,
  code: z.string().check(z.minLength(1), z.maxLength(32)),
});

export type BindEmail = z.input<typeof bindEmailSchema>;
