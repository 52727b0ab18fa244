import * as z from 'zod/mini';

/** An array holds the lines of a text, which keeps the data file readable. */
const textSchema = z.union([z.string(), z.array(z.string()).check(z.minLength(1))]);

const changeSchema = z.strictObject({
  file: z.string(),
  /** Must occur exactly once in the file. */
  from: textSchema,
  to: textSchema,
});

export const plantedFaultSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** What goes wrong, and for which user. */
  title: z.string().check(z.minLength(1)),
  /** Small enough to pass a code review. */
  isSubtle: z.optional(z.boolean()),
  changes: z.array(changeSchema).check(z.minLength(1)),
  /** Files of tests or journeys, or names of steps of `npm run verify`; cheapest first. */
  caughtBy: z.array(z.string()).check(z.minLength(1)),
  /** Whether a test of commit 12c4f3d caught it. */
  caughtAtReference: z.boolean(),
});

export type FaultChange = z.infer<typeof changeSchema>;

/** A small change of the product that some test must detect. */
export type PlantedFault = z.infer<typeof plantedFaultSchema>;

export function joinLines(text: FaultChange['from']): string {
  return typeof text === 'string' ? text : text.join('\n');
}
