import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';
import { languageSchema, wantedLanguageSchema } from './language';

export const articleListPath = '/ws/mm/v2/blog/list';
export const articlePath = '/ws/mm/v2/blog/detail';
export const articleHeadPath = '/ws/mm/v2/blog/yoast-head';
export const categoryListPath = '/ws/mm/blog/fast-blog-list';

export const maxArticlesPerPage = 50;

const slugSchema = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const pageNumberSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000));

const pageSizeSchema = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(maxArticlesPerPage));

export const listArticlesRequestSchema = z.object({
  page: z._default(pageNumberSchema, 1),
  page_size: z._default(pageSizeSchema, 12),
  category: z.optional(slugSchema),
  tag: z.optional(slugSchema),
  language: wantedLanguageSchema,
});

export type ListArticlesRequest = z.infer<typeof listArticlesRequestSchema>;

/** An article category, named in the language asked for. */
export const categorySchema = z.object({
  key: slugSchema,
  label: z.string(),
  article_count: z.int().check(z.nonnegative()),
});

export type Category = z.infer<typeof categorySchema>;

/** An article as lists show it. `unikey` is the last part of its address, the same in every language. */
export const articleSummarySchema = z.object({
  unikey: slugSchema,
  title: z.string(),
  excerpt: z.string(),
  category: z.pick(categorySchema, { key: true, label: true }),
  tags: z.array(slugSchema),
  author: z.string(),
  published_at: z.iso.datetime(),
  reading_minutes: z.int().check(z.positive()),
  /** Language of title and excerpt: English where the article has none in the language asked for. */
  language: languageSchema,
});

export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articlePageSchema = z.object({
  items: z.array(articleSummarySchema),
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
});

export type ArticlePage = z.infer<typeof articlePageSchema>;

export const listArticlesReplySchema = envelopeSchema(articlePageSchema);

export type ListArticlesReply = z.infer<typeof listArticlesReplySchema>;

export const articleRequestSchema = z.object({
  unikey: slugSchema,
  language: wantedLanguageSchema,
});

export type ArticleRequest = z.infer<typeof articleRequestSchema>;

/** An article to read. The body is safe HTML: headings from `h2` down, no scripts, no styles. */
export const articleSchema = z.extend(articleSummarySchema, {
  body_html: z.string(),
  /** Language of the body, which may be English under a translated title: mark it with `lang`. */
  body_language: languageSchema,
});

export type Article = z.infer<typeof articleSchema>;

export const articleReplySchema = envelopeSchema(articleSchema);

export type ArticleReply = z.infer<typeof articleReplySchema>;

export const listCategoriesRequestSchema = z.object({ language: wantedLanguageSchema });

export type ListCategoriesRequest = z.infer<typeof listCategoriesRequestSchema>;

export const listCategoriesReplySchema = envelopeSchema(z.array(categorySchema));

export type ListCategoriesReply = z.infer<typeof listCategoriesReplySchema>;

export const articleHeadRequestSchema = z.object({
  slug: slugSchema,
  language: wantedLanguageSchema,
});

export type ArticleHeadRequest = z.infer<typeof articleHeadRequestSchema>;

/** Head data of an article's page. This reply has no envelope; a refusal has. */
export const articleHeadSchema = z.object({
  title: z.string(),
  meta: z.array(
    z.union([
      z.object({ name: z.string(), content: z.string() }),
      z.object({ property: z.string(), content: z.string() }),
    ]),
  ),
  /** `json` is a schema.org graph: escape `<` when it is written into a script element. */
  script: z.array(
    z.object({
      type: z.literal('application/ld+json'),
      json: z.record(z.string(), z.json()),
    }),
  ),
});

export type ArticleHead = z.infer<typeof articleHeadSchema>;
