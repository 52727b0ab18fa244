import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';
import { languages } from '../languages';

export const analyticsPath = '/api/mms/analytics/v1/events';

export const mostEventsPerCall = 50;

/** Rejects timestamps of badly wrong client clocks. */
const lastInstantMs = Date.UTC(2100, 0);

const short = z.string().check(z.maxLength(200));
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/));

/** A list, because a name may occur twice. */
const parameters = z
  .array(z.object({ key: name, value: z.union([short, z.number(), z.boolean()]) }))
  .check(z.maxLength(20));

/** An event on a page. The server adds country and address. */
export const analyticsEventSchema = z.object({
  event_name: name,
  event_params: parameters,
  event_datetime: z.iso.datetime({ offset: true }),
  event_timestamp: z.int().check(z.nonnegative(), z.maximum(lastInstantMs)),
  front_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  user_properties: parameters,
  language: z.enum(languages),
  device: z.enum(['desktop', 'mobile']),
  app_name: short,
  app_type: z.int(),
  app_info: short,
});

export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

export const analyticsRequestSchema = z.object({
  user_id: z.nullable(z.string().check(z.maxLength(64))),
  events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(mostEventsPerCall)),
});

export type AnalyticsRequest = z.infer<typeof analyticsRequestSchema>;

export const analyticsReplySchema = envelopeSchema(z.null());
