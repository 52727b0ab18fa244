import * as z from 'zod/mini';

import { isEmailAddress } from '../emailAddress';
import { envelopeSchema } from '../envelope';
import { languages } from '../languages';

export const askStudentCodePath = '/api/mms/students/v1/request';
export const claimStudentCodePath = '/api/mms/students/v1/confirm';

/** The reply is the same whether the address had a code before or not. */
export const askStudentCodeSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.refine(isEmailAddress)),
  /** Of the letters. */
  language: z.enum(languages),
});

export type AskStudentCode = z.infer<typeof askStudentCodeSchema>;

/** From the link of a letter; what is no token is a link that we do not know. */
export const studentTokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });

/** A personal code, the same however often the link is followed. */
export const studentCodeSchema = z.object({
  coupon: z.string().check(z.regex(/^STUDENT-[A-Z2-9]{10}$/)),
});

export type StudentCode = z.infer<typeof studentCodeSchema>;

export const askStudentCodeReplySchema = envelopeSchema(z.null());
export const claimStudentCodeReplySchema = envelopeSchema(studentCodeSchema);
