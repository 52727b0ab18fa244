import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';
import {
  articleSummarySchema,
  categorySchema,
  pageNumberSchema,
  pageSizeSchema,
  unikeySchema,
} from './blog';
import { languageSchema, wantedLanguageSchema } from './language';

export const blogHomePath = '/ws/mm/v2/blog/home';
export const articleSearchPath = '/ws/mm/v2/blog/search';
export const recommendedArticlesPath = '/ws/mm/v2/blog/recommended';
export const recommendedSearchesPath = '/ws/mm/v2/blog/recommend-searchs';
export const recommendedCategoriesPath = '/ws/mm/v2/blog/recommend-categories';

/** Longer questions are refused; a page cuts them before it asks. */
export const maxSearchLength = 100;

export const blogHomeRequestSchema = z.object({ language: wantedLanguageSchema });

/** The first page of the blog: its newest articles, newest first, and how many there are in all. */
export const blogHomeSchema = z.object({
  articles: z.array(articleSummarySchema),
  categories: z.array(categorySchema),
  total: z.int(),
});

export type BlogHome = z.infer<typeof blogHomeSchema>;

export const blogHomeReplySchema = envelopeSchema(blogHomeSchema);

/** An article holds every word of `q` somewhere; accents and case do not matter, no sign is special. */
export const searchArticlesRequestSchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength)),
  page: z._default(pageNumberSchema, 1),
  page_size: z._default(pageSizeSchema, 12),
  language: wantedLanguageSchema,
});

export type SearchArticlesRequest = z.infer<typeof searchArticlesRequestSchema>;

/** Text cut where what was looked for begins and ends. It is text, not HTML. */
export const markedTextSchema = z.array(z.object({ text: z.string(), is_match: z.boolean() }));

export type MarkedText = z.infer<typeof markedTextSchema>;

/** An article that was found, its title first among equals. */
export const foundArticleSchema = z.extend(articleSummarySchema, {
  marked_title: markedTextSchema,
  /** The excerpt, or the place in the body that holds what the excerpt does not. */
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

/** What to read after `unikey`, or at all. */
export const recommendedArticlesRequestSchema = z.object({
  unikey: z.optional(unikeySchema),
  language: wantedLanguageSchema,
});

/** At most three, the nearest in subject first, then the newest. */
export const recommendedArticlesReplySchema = envelopeSchema(z.array(articleSummarySchema));

export const recommendedSearchesRequestSchema = z.object({ language: wantedLanguageSchema });

/** Searches that find something, in words of the language asked for. */
export const recommendedSearchesReplySchema = envelopeSchema(z.array(z.string()));

export const recommendedCategoriesRequestSchema = z.object({ language: wantedLanguageSchema });

/** The fullest categories, fullest first. */
export const recommendedCategoriesReplySchema = envelopeSchema(z.array(categorySchema));
