import { slotNames } from '@tidegate/contracts/slots';
import { faultCodes } from '@tidegate/contracts/faults';
import * as z from 'zod/mini';
import { reachNames } from '../sandbox/reachNames';
import { sharedActionSchema } from './sharedActions';
import { sitePathSchema } from './sitePath';

/** Characters of HTML per region, ten times the longest page of the site. */
export const htmlLimit = 1_000_000;
/** Limit for API calls of a page. Posted forms are limited at the HTTP entry point. */
const bodyLimit = 100_000;

const shortText = z.string().check(z.maxLength(1000));
const data = z.record(z.string(), z.unknown());

const metaSchema = z.union([
  z.strictObject({ name: shortText, content: shortText }),
  z.strictObject({ property: shortText, content: shortText }),
]);

const headSchema = z.strictObject({
  title: shortText,
  description: shortText,
  content: z.optional(
    z.object({
      title: shortText,
      meta: z.array(metaSchema).check(z.maxLength(50)),
      script: z
        .array(z.object({ type: z.literal('application/ld+json'), json: data }))
        .check(z.maxLength(10)),
    }),
  ),
  things: z.optional(z.array(data).check(z.maxLength(20))),
});

const regionSchema = z.strictObject({
  view: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('route'), path: shortText }),
    z.object({ kind: z.literal('slot'), slot: z.enum(slotNames) }),
  ]),
  params: z.record(z.string(), shortText),
  head: z.optional(headSchema),
  canonical: z.optional(sitePathSchema),
  trail: z.optional(
    z.array(z.object({ path: sitePathSchema, title: shortText })).check(z.maxLength(10)),
  ),
  isIndexed: z.optional(z.literal(false)),
  isPart: z.optional(z.literal(true)),
  isIncomplete: z.optional(z.boolean()),
});

const renderedSchema = z.object({
  status: z.literal('rendered'),
  region: regionSchema,
  html: z.string().check(z.maxLength(htmlLimit)),
  slice: z.optional(z.object({ version: z.int(), state: z.unknown() })),
  api: z.optional(data),
  /** Actions dispatched to the shell's slices, in order. */
  dispatched: z.array(sharedActionSchema).check(z.maxLength(20)),
  submission: z.optional(
    z.discriminatedUnion('status', [
      z.object({ status: z.literal('refused'), problem: z.unknown() }),
      z.object({ status: z.literal('accepted'), next: z.unknown() }),
    ]),
  ),
  /** Message keys that a slot uses; absent if it needs all messages. */
  wordKeys: z.optional(z.array(shortText).check(z.maxLength(200))),
});

export const fragmentReplySchema = z.discriminatedUnion('status', [
  renderedSchema,
  z.object({ status: z.literal('notFound') }),
  z.object({ status: z.literal('unavailable') }),
  z.object({ status: z.literal('moved'), to: sitePathSchema }),
  z.object({ status: z.literal('loginNeeded') }),
  z.object({ status: z.literal('redirect'), to: sitePathSchema }),
  z.object({ status: z.literal('methodNotAllowed') }),
]);

export type RenderedFragment = z.infer<typeof renderedSchema>;
export type FragmentReply = z.infer<typeof fragmentReplySchema>;

const callSchema = z.object({
  method: z.enum(['GET', 'POST']),
  path: sitePathSchema,
  search: z.optional(z.record(z.string(), shortText)),
  body: z.optional(z.unknown().check(z.refine((body) => JSON.stringify(body).length < bodyLimit))),
  idempotencyKey: z.optional(shortText),
});

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call'), call: z.int(), request: callSchema }),
  z.object({ type: z.literal('replied'), reply: fragmentReplySchema }),
  z.object({
    type: z.literal('failed'),
    code: z.enum(faultCodes),
    message: z.string().check(z.maxLength(500)),
  }),
  z.object({ type: z.literal('foreignWrite'), action: z.string().check(z.maxLength(200)) }),
  z.object({ type: z.literal('reached'), name: z.enum(reachNames) }),
]);

export type FragmentMessage = z.infer<typeof messageSchema>;

const saidSchema = z.object({
  messages: z.array(messageSchema).check(z.maxLength(100)),
  wakeMs: z.optional(z.number()),
});

/** Messages of a context since its last report, and when its next timer is due. */
export type Said = z.infer<typeof saidSchema>;

/** Limits nesting, because serialising deeper values overflows the stack. */
const deepest = 100;

function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner));
}

/** Parses a report of a context, and returns undefined if it is invalid. */
export function parseSaid(text: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return isWithin(deepest, said) ? saidSchema.parse(said) : undefined;
  } catch {
    return undefined;
  }
}
