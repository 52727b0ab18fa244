import * as z from 'zod/mini';

import { isEmailAddress } from '../visitors/isEmailAddress';
import { envelopeSchema } from '../errors/envelope';
import { languages } from '../languages';

export const contactPath = '/api/mms/report/v1/contact_us';

export const contactLimits = { name: 100, email: 254, inquiry: 5000 } as const;

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
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.refine(isEmailAddress)),
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
