import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languageSchema, wantedLanguageSchema } from '../fieldSchemas';
import { maxSearchLength } from './endpoints';
import {
  articleSummarySchema,
  categorySchema,
  pageNumberSchema,
  pageSizeSchema,
  unikeySchema,
} from './schemas';

export const blogHomeRequestSchema = z.object({ language: wantedLanguageSchema });

/** The home page of the blog: the newest articles first, and the total number of articles. */
export const blogHomeSchema = z.object({
  articles: z.array(articleSummarySchema),
  categories: z.array(categorySchema),
  total: z.int(),
});

export type BlogHome = z.infer<typeof blogHomeSchema>;

export const blogHomeReplySchema = envelopeSchema(blogHomeSchema);

/** Matches articles with every word of `q`, ignoring accents and case; there are no operators. */
export const searchArticlesRequestSchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength)),
  page: z._default(pageNumberSchema, 1),
  page_size: z._default(pageSizeSchema, 12),
  language: wantedLanguageSchema,
});

export type SearchArticlesRequest = z.infer<typeof searchArticlesRequestSchema>;

/** Plain text, not HTML, split at the boundaries of the matches. */
export const markedTextSchema = z.array(z.object({ text: z.string(), is_match: z.boolean() }));

export type MarkedText = z.infer<typeof markedTextSchema>;

/** A search result; title matches rank first among equals. */
export const foundArticleSchema = z.extend(articleSummarySchema, {
  marked_title: markedTextSchema,
  marked_passage: markedTextSchema,
  passage_language: languageSchema,
});

export type FoundArticle = z.infer<typeof foundArticleSchema>;

export const foundArticlePageSchema = z.object({
  items: z.array(foundArticleSchema),
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
});

export type FoundArticlePage = z.infer<typeof foundArticlePageSchema>;

export const searchArticlesReplySchema = envelopeSchema(foundArticlePageSchema);

/** Asks for articles related to `unikey`, or for general recommendations without it. */
export const recommendedArticlesRequestSchema = z.object({
  unikey: z.optional(unikeySchema),
  language: wantedLanguageSchema,
});

/** At most three articles, the closest in subject first, then the newest. */
export const recommendedArticlesReplySchema = envelopeSchema(z.array(articleSummarySchema));

export const recommendedSearchesRequestSchema = z.object({ language: wantedLanguageSchema });

/** Search queries in the requested language that have results. */
export const recommendedSearchesReplySchema = envelopeSchema(z.array(z.string()));

export const recommendedCategoriesRequestSchema = z.object({ language: wantedLanguageSchema });

/** The categories with the most articles first. */
export const recommendedCategoriesReplySchema = envelopeSchema(z.array(categorySchema));
