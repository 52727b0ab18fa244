import * as z from 'zod/mini';

import { successCode } from './envelope';

/** A refusal: `error.code` is its stable name, see `errors.ts`. */
export const refusalSchema = z.object({
  code: z.int().check(z.refine((code) => code !== successCode)),
  message: z.string(),
  data: z.null(),
  error: z.object({
    code: z.string(),
    request_id: z.string(),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
});

/** A successful reply with `data`. */
export function successSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ code: z.literal(successCode), message: z.string(), data });
}

/** Every reply of the API: `code` tells success from refusal, whatever the HTTP status. */
export function envelopeSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.union([successSchema(data), refusalSchema]);
}

/** The reply of a successful call that returns nothing. */
export const doneReplySchema = envelopeSchema(z.null());
