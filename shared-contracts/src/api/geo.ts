import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';

export const geoPath = '/api/mms/account/v1/geo_info';

/** The visitor's apparent location. Unknown values are empty, never a guess. */
export const visitorLocationSchema = z.object({
  user_ip: z.string(),
  /** English name from a fixed table: `China`, `Hong Kong`, `Macao`. */
  country: z.string(),
  country_code: z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
  location: z.string(),
  /** True unless the address is one of the service's exits. */
  is_exposed: z.boolean(),
});

export type VisitorLocation = z.infer<typeof visitorLocationSchema>;

export const geoReplySchema = envelopeSchema(visitorLocationSchema);

export type GeoReply = z.infer<typeof geoReplySchema>;
