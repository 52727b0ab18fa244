import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';

export const geoPath = '/api/mms/account/v1/geo_info';

/** Where the visitor seems to be. What is not known is an empty text, never a guess. */
export const visitorLocationSchema = z.object({
  user_ip: z.string(),
  /** English name from one fixed table: `China`, `Hong Kong`, `Macao`. */
  country: z.string(),
  /** ISO 3166 two letters. */
  country_code: z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
  /** City or region, as far as the operator's data knows it. */
  location: z.string(),
  /** True unless the address is an exit of ours. */
  is_exposed: z.boolean(),
});

export type VisitorLocation = z.infer<typeof visitorLocationSchema>;

export const geoReplySchema = envelopeSchema(visitorLocationSchema);

export type GeoReply = z.infer<typeof geoReplySchema>;
