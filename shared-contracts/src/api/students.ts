import * as z from 'zod/mini';

import { isEmailAddress } from '../visitors/isEmailAddress';
import { envelopeSchema } from '../errors/envelope';
import { languages } from '../languages';

export const askStudentCodePath = '/api/mms/students/v1/request';
export const claimStudentCodePath = '/api/mms/students/v1/confirm';

/** The reply does not reveal whether the address already had a code. */
export const askStudentCodeSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.refine(isEmailAddress)),
  language: z.enum(languages),
});

export type AskStudentCode = z.infer<typeof askStudentCodeSchema>;

/** The token of an email's link; a malformed token counts as an unknown link. */
export const studentTokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });

/** A personal code; following the link again returns the same code. */
export const studentCodeSchema = z.object({
  coupon: z.string().check(z.regex(/^STUDENT-[A-Z2-9]{10}$/)),
});

export type StudentCode = z.infer<typeof studentCodeSchema>;

export const askStudentCodeReplySchema = envelopeSchema(z.null());
export const claimStudentCodeReplySchema = envelopeSchema(studentCodeSchema);
