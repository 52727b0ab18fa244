import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languages } from '../../languages';
import { emailSchema } from '../fieldSchemas';
import { contactLimits } from './endpoints';

const controlCharacter = /\p{Cc}/u;

/** Allows line breaks and tabs, rejects all other control characters. */
const controlCharacterInText = /(?![\n\r\t])\p{Cc}/u;

/** A visitor's message to the support team. */
export const contactRequestSchema = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(contactLimits.name),
    z.refine((text) => !controlCharacter.test(text)),
  ),
  email: emailSchema,
  inquiry: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(contactLimits.inquiry),
    z.refine((text) => !controlCharacterInText.test(text)),
  ),
  language: z.enum(languages),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const contactReplySchema = envelopeSchema(z.null());

/** The reply does not reveal whether the address is already subscribed. */
export const subscribeSchema = z.object({
  email: emailSchema,
  language: z.enum(languages),
});

export type Subscribe = z.infer<typeof subscribeSchema>;

/** The token of an email's link; a malformed token counts as an invalid link. */
export const newsletterTokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });

export const newsletterReplySchema = envelopeSchema(z.null());

/** The reply does not reveal whether the address already had a code. */
export const requestStudentCodeSchema = z.object({
  email: emailSchema,
  language: z.enum(languages),
});

export type RequestStudentCode = z.infer<typeof requestStudentCodeSchema>;

/** The token of an email's link; a malformed token counts as an unknown link. */
export const studentTokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });

/** A personal code; following the link again returns the same code. */
export const studentCodeSchema = z.object({
  coupon: z.string().check(z.regex(/^STUDENT-[A-Z2-9]{10}$/)),
});

export const requestStudentCodeReplySchema = envelopeSchema(z.null());

export const claimStudentCodeReplySchema = envelopeSchema(studentCodeSchema);
