import * as z from 'zod/mini';
import { parseJson } from '../reading/parseJson';

const envelopeSchema = z.object({ code: z.int(), data: z.optional(z.unknown()) });

/** Code and data of a reply; the code is 0 if the reply is not an envelope. */
export function parseEnvelope(body: Buffer): z.infer<typeof envelopeSchema> {
  return envelopeSchema.safeParse(parseJson(body)).data ?? { code: 0 };
}
