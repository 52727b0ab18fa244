import * as z from 'zod/mini';

import { isEmailAddress } from '../emailAddress';
import { envelopeSchema } from '../envelope';
import { languages } from '../languages';

export const requestVerificationPath = '/api/mms/account/v1/verification/request';
export const validateVerificationPath = '/api/mms/account/v1/verification/validate';
export const resetPasswordPath = '/api/mms/account/v1/web/reset_password';
export const changePasswordPath = '/api/mms/account/v1/web/change_password';
export const setPasswordPath = '/api/mms/account/v1/web/set_password';

/** What a code sent by mail can be used for. */
export const verificationPurposes = ['reset_password'] as const;

export type VerificationPurpose = (typeof verificationPurposes)[number];

const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress));
/** Bounds alone: what is wrong with a new password is answered with `accounts.weakPassword`. */
const password = z.string().check(z.minLength(1), z.maxLength(128));

/** The reply is the same whether an account has the address or not. */
export const requestVerificationSchema = z.object({
  email,
  purpose: z.enum(verificationPurposes),
  /** Of the mail and of the page that its link opens. */
  language: z.enum(languages),
});

export type RequestVerification = z.input<typeof requestVerificationSchema>;

export const validateVerificationSchema = z.object({
  email,
  purpose: z.enum(verificationPurposes),
  code: z.string().check(z.minLength(1), z.maxLength(32)),
});

export type ValidateVerification = z.input<typeof validateVerificationSchema>;

/** Proof of a right code, to be used once and soon. */
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
