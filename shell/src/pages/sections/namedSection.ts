import * as z from 'zod/mini';

export const text = z.string().check(z.minLength(1));

const partName = z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*$/));

/** What every section has. */
export const named = {
  heading: text,
  tone: z.optional(z.enum(['paper', 'shoal', 'deep'])),
  /** The section alone is also a page of its own, below the path of its page, under each name. */
  part: z.optional(z.union([partName, z.array(partName).check(z.minLength(1))])),
  /** The only entries of the path's parameter whose pages have this section. */
  only: z.optional(z.array(text).check(z.minLength(1))),
};
