import { faultCodes } from '@tidegate/contracts/remotes/faultCodes';
import * as z from 'zod/mini';
import { reachNames } from '../../sandbox/reachNames';
import { fragmentReplySchema, shortText } from './fragmentReply';
import { sitePathSchema } from '../sitePathSchema';

/** Limit for API calls of a page. Posted forms are limited at the HTTP entry point. */
const bodyLimit = 100_000;

const callSchema = z.object({
  method: z.enum(['GET', 'POST']),
  path: sitePathSchema,
  search: z.exactOptional(z.record(z.string(), shortText)),
  body: z.optional(z.unknown().check(z.refine((body) => JSON.stringify(body).length < bodyLimit))),
  idempotencyKey: z.exactOptional(shortText),
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

const reportSchema = z.object({
  messages: z.array(messageSchema).check(z.maxLength(100)),
  wakeMs: z.exactOptional(z.number()),
});

/** Messages of a context since its last report, and when its next timer is due. */
export type ContextReport = z.infer<typeof reportSchema>;

/** Limits nesting, because serialising deeper values overflows the stack. */
const deepest = 100;

function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner));
}

/** Parses a report of a context, and returns undefined if it is invalid. */
export function parseContextReport(text: string): ContextReport | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return isWithin(deepest, report) ? reportSchema.parse(report) : undefined;
  } catch {
    return undefined;
  }
}
