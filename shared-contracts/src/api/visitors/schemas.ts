import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languages } from '../../languages';
import { botCheckKinds } from '../../visitors/botCheck';
import { mostEventsPerCall } from './endpoints';

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

/** STUN servers that tell a browser its public address, bypassing HTTP proxies. */
export const stunServersSchema = z.object({
  urls: z.array(z.string()),
  /** UDP port of the site's own responder on the page's host name; null without one. */
  own_port: z.nullable(z.int()),
});

export type StunServers = z.infer<typeof stunServersSchema>;

export const stunReplySchema = envelopeSchema(stunServersSchema);

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
