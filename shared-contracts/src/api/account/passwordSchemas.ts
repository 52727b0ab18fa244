import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languages } from '../../languages';
import { emailSchema, passwordSchema } from '../fieldSchemas';
import { verificationPurposes } from './endpoints';

/** The reply does not reveal whether the address has an account. */
export const requestVerificationSchema = z.object({
  email: emailSchema,
  purpose: z.enum(verificationPurposes),
  /** Language of the email and of the page that its link opens. */
  language: z.enum(languages),
});

export type RequestVerification = z.input<typeof requestVerificationSchema>;

export const validateVerificationSchema = z.object({
  email: emailSchema,
  purpose: z.enum(verificationPurposes),
  code: z.string().check(z.minLength(1), z.maxLength(32)),
});

export type ValidateVerification = z.input<typeof validateVerificationSchema>;

/** Single-use, short-lived proof of a verified code. */
export const ticketSchema = z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) });

export type Ticket = z.infer<typeof ticketSchema>;

export const ticketReplySchema = envelopeSchema(ticketSchema);

export const resetPasswordSchema = z.object({ ...ticketSchema.shape, password: passwordSchema });

export type ResetPassword = z.infer<typeof resetPasswordSchema>;

export const changePasswordSchema = z.object({
  current_password: passwordSchema,
  new_password: passwordSchema,
});

export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const setPasswordSchema = z.object({ password: passwordSchema });

export type SetPassword = z.infer<typeof setPasswordSchema>;
