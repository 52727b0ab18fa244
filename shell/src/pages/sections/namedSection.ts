import * as z from 'zod/mini';

export const text = z.string().check(z.minLength(1));

const partName = z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*$/));

export const named = {
  heading: text,
  tone: z.optional(z.enum(['paper', 'shoal', 'deep'])),
  /** Names under which the section alone is also a page below its own page. */
  part: z.optional(z.union([partName, z.array(partName).check(z.minLength(1))])),
  /** Limits the section to the pages of these parameter values. */
  only: z.optional(z.array(text).check(z.minLength(1))),
};
