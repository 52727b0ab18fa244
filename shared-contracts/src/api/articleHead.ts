import * as z from 'zod/mini';

import { unikeySchema } from './blog';
import { wantedLanguageSchema } from './language';

export const articleHeadPath = '/ws/mm/v2/blog/yoast-head';

export const articleHeadRequestSchema = z.object({
  slug: unikeySchema,
  language: wantedLanguageSchema,
});

export type ArticleHeadRequest = z.infer<typeof articleHeadRequestSchema>;

/** Head data of an article's page. A successful reply has no envelope, a refusal has one. */
export const articleHeadSchema = z.object({
  title: z.string(),
  meta: z.array(
    z.union([
      z.object({ name: z.string(), content: z.string() }),
      z.object({ property: z.string(), content: z.string() }),
    ]),
  ),
  /** `json` is a schema.org graph: escape `<` before writing it into a script element. */
  script: z.array(
    z.object({
      type: z.literal('application/ld+json'),
      json: z.record(z.string(), z.json()),
    }),
  ),
});

export type ArticleHead = z.infer<typeof articleHeadSchema>;
