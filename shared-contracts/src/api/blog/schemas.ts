import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languageSchema, wantedLanguageSchema } from '../fieldSchemas';
import { maxArticlesPerPage } from './endpoints';

const slugSchema = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/**
 * Identifies an article: its short path `reading-an-ip-address`, which replies and addresses use,
 * `wp-1742` (the WordPress post that it was imported from), or `id-12` (its number in this system).
 */
export const unikeySchema = slugSchema;

export const pageNumberSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000));

export const pageSizeSchema = z.coerce
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

/** An article category, named in the requested language. */
export const categorySchema = z.object({
  key: slugSchema,
  label: z.string(),
  article_count: z.int().check(z.nonnegative()),
});

export type Category = z.infer<typeof categorySchema>;

/** A topic of an article besides its category, named in the requested language. */
export const tagSchema = z.object({ key: slugSchema, label: z.string() });

export type Tag = z.infer<typeof tagSchema>;

/** An article as lists show it. `unikey` is its short path, the same in every language. */
export const articleSummarySchema = z.object({
  unikey: unikeySchema,
  title: z.string(),
  excerpt: z.string(),
  category: z.pick(categorySchema, { key: true, label: true }),
  tags: z.array(tagSchema),
  author: z.string(),
  published_at: z.iso.datetime(),
  reading_minutes: z.int().check(z.positive()),
  /** Language of title and excerpt: English if there is no translation. */
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

export const articleRequestSchema = z.object({
  unikey: unikeySchema,
  language: wantedLanguageSchema,
});

/** A second-level heading of an article's body, which has this id there. */
export const articleHeadingSchema = z.object({ id: z.string(), text: z.string() });

export type ArticleHeading = z.infer<typeof articleHeadingSchema>;

/** A full article. The body is safe HTML: headings from `h2` down, no scripts, no styles. */
export const articleSchema = z.extend(articleSummarySchema, {
  body_html: z.string(),
  /** Missing in a reply that an open page stored before the backend sent headings. */
  headings: z.optional(z.array(articleHeadingSchema)),
  /** Language of the body, which may be English under a translated title: mark it with `lang`. */
  body_language: languageSchema,
});

export type Article = z.infer<typeof articleSchema>;

export const articleReplySchema = envelopeSchema(articleSchema);

export const listCategoriesRequestSchema = z.object({ language: wantedLanguageSchema });

export const listCategoriesReplySchema = envelopeSchema(z.array(categorySchema));

export const articleHeadRequestSchema = z.object({
  slug: unikeySchema,
  language: wantedLanguageSchema,
});

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
