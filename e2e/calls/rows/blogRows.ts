import {
  articleHeadPath,
  articleListPath,
  articlePath,
  categoryListPath,
  articleSearchPath,
  blogHomePath,
  recommendedArticlesPath,
  recommendedCategoriesPath,
  recommendedSearchesPath,
} from '@tidegate/contracts/api/blog/endpoints';
import {
  articleHeadSchema,
  articleReplySchema,
  listArticlesReplySchema,
  listCategoriesReplySchema,
} from '@tidegate/contracts/api/blog/schemas';
import {
  blogHomeReplySchema,
  recommendedArticlesReplySchema,
  recommendedCategoriesReplySchema,
  recommendedSearchesReplySchema,
  searchArticlesReplySchema,
} from '@tidegate/contracts/api/blog/discoverySchemas';
import type { CallRow } from '../callRow';

const article = 'reading-an-ip-address';
const language = 'de';
const inLanguage = () => ({ query: { language } });
const reading = { method: 'GET', caller: 'anyone', lenient: ['language'] } as const;

export const blogRows: readonly CallRow[] = [
  {
    ...reading,
    path: categoryListPath,
    example: inLanguage,
    reply: listCategoriesReplySchema,
  },
  { ...reading, path: blogHomePath, example: inLanguage, reply: blogHomeReplySchema },
  {
    ...reading,
    path: articleListPath,
    example: () => ({
      query: { page: '1', page_size: '5', category: 'networks', tag: 'ip-address', language },
    }),
    reply: listArticlesReplySchema,
  },
  {
    ...reading,
    path: articleSearchPath,
    example: () => ({ query: { q: 'vpn', page: '1', page_size: '5', language } }),
    reply: searchArticlesReplySchema,
  },
  {
    ...reading,
    path: recommendedArticlesPath,
    example: () => ({ query: { unikey: article, language } }),
    reply: recommendedArticlesReplySchema,
  },
  {
    ...reading,
    path: recommendedSearchesPath,
    example: inLanguage,
    reply: recommendedSearchesReplySchema,
  },
  {
    ...reading,
    path: recommendedCategoriesPath,
    example: inLanguage,
    reply: recommendedCategoriesReplySchema,
  },
  {
    ...reading,
    method: 'POST',
    path: articlePath,
    example: () => ({ body: { unikey: article, language } }),
    reply: articleReplySchema,
    repeatsReply: true,
  },
  {
    ...reading,
    path: articleHeadPath,
    example: () => ({ query: { slug: article, language } }),
    reply: articleHeadSchema,
  },
];
