import { slotNames } from '@tidegate/contracts/remotes/slots';
import * as z from 'zod/mini';
import { sharedActionSchema } from './sharedActions';
import { sitePathSchema } from '../sitePathSchema';

/** Characters of HTML per region, ten times the longest page of the site. */
export const htmlLimit = 1_000_000;
export const shortText = z.string().check(z.maxLength(1000));
const data = z.record(z.string(), z.unknown());

const metaSchema = z.union([
  z.strictObject({ name: shortText, content: shortText }),
  z.strictObject({ property: shortText, content: shortText }),
]);

const headSchema = z.strictObject({
  title: shortText,
  description: shortText,
  content: z.exactOptional(
    z.object({
      title: shortText,
      meta: z.array(metaSchema).check(z.maxLength(50)),
      script: z
        .array(z.object({ type: z.literal('application/ld+json'), json: data }))
        .check(z.maxLength(10)),
    }),
  ),
  things: z.exactOptional(z.array(data).check(z.maxLength(20))),
});

const regionSchema = z.strictObject({
  view: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('route'), path: shortText }),
    z.object({ kind: z.literal('slot'), slot: z.enum(slotNames) }),
  ]),
  params: z.record(z.string(), shortText),
  head: z.exactOptional(headSchema),
  canonical: z.exactOptional(sitePathSchema),
  breadcrumbs: z.exactOptional(
    z.array(z.object({ path: sitePathSchema, title: shortText })).check(z.maxLength(10)),
  ),
  isIncomplete: z.exactOptional(z.boolean()),
});

const renderedSchema = z.object({
  status: z.literal('rendered'),
  region: regionSchema,
  html: z.string().check(z.maxLength(htmlLimit)),
  slice: z.exactOptional(z.object({ version: z.int(), state: z.unknown() })),
  api: z.exactOptional(data),
  /** Actions dispatched to the shell's slices, in order. */
  dispatched: z.array(sharedActionSchema).check(z.maxLength(20)),
  submission: z.exactOptional(
    z.discriminatedUnion('status', [
      z.object({ status: z.literal('refused'), problem: z.unknown() }),
      z.object({ status: z.literal('accepted'), next: z.unknown() }),
    ]),
  ),
  /** Message keys that a slot uses; absent if it needs all messages. */
  wordKeys: z.exactOptional(z.array(shortText).check(z.maxLength(200))),
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
