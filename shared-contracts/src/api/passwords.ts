import * as z from 'zod/mini';

import { isEmailAddress } from '../visitors/isEmailAddress';
import { envelopeSchema } from '../errors/envelope';
import { languages } from '../languages';

export const requestVerificationPath = '/api/mms/account/v1/verification/request';
export const validateVerificationPath = '/api/mms/account/v1/verification/validate';
export const resetPasswordPath = '/api/mms/account/v1/web/reset_password';
export const changePasswordPath = '/api/mms/account/v1/web/change_password';
export const setPasswordPath = '/api/mms/account/v1/web/set_password';

/** The purposes of an emailed verification code. */
export const verificationPurposes = ['reset_password'] as const;

export type VerificationPurpose = (typeof verificationPurposes)[number];

const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress));
/** Checks lengths only: a weak password is refused with `accounts.weakPassword`. */
const password = z.string().check(z.minLength(1), z.maxLength(128));

/** The reply does not reveal whether the address has an account. */
export const requestVerificationSchema = z.object({
  email,
  purpose: z.enum(verificationPurposes),
  /** Language of the email and of the page that its link opens. */
  language: z.enum(languages),
});

export type RequestVerification = z.input<typeof requestVerificationSchema>;

export const validateVerificationSchema = z.object({
  email,
  purpose: z.enum(verificationPurposes),
  code: z.string().check(z.minLength(1), z.maxLength(32)),
});

export type ValidateVerification = z.input<typeof validateVerificationSchema>;

/** Single-use, short-lived proof of a verified code. */
export const ticketSchema = z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) });

export type Ticket = z.infer<typeof ticketSchema>;

export const ticketReplySchema = envelopeSchema(ticketSchema);

export const resetPasswordSchema = z.object({ ...ticketSchema.shape, password });

export type ResetPassword = z.infer<typeof resetPasswordSchema>;

export const changePasswordSchema = z.object({
  current_password: password,
  new_password: password,
});

export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const setPasswordSchema = z.object({ password });

export type SetPassword = z.infer<typeof setPasswordSchema>;
