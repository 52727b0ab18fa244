import * as z from 'zod/mini';

import { botCheckKinds } from '../visitors/botCheck';
import { envelopeSchema } from '../errors/envelope';

export const botCheckTaskPath = '/api/mms/botcheck/v1/task';

export const botCheckTaskQuerySchema = z.object({
  kind: z.enum(botCheckKinds),
  action: z.string().check(z.regex(/^[a-z][\w/]{0,39}$/)),
});

/** How to obtain a token: base64 of a proof of work `{ challenge, solution }`, or reCAPTCHA. */
export const botCheckTaskSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('work'),
    challenge: z.object({
      parameters: z.looseObject({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string(),
      }),
      signature: z.string(),
    }),
  }),
  z.object({ by: z.literal('recaptcha'), site_key: z.string() }),
]);

export type BotCheckTask = z.infer<typeof botCheckTaskSchema>;

export const botCheckTaskReplySchema = envelopeSchema(botCheckTaskSchema);
