import {
  articleHeadPath,
  articleListPath,
  articlePath,
  articleSearchPath,
  blogHomePath,
  categoryListPath,
  recommendedArticlesPath,
  recommendedCategoriesPath,
  recommendedSearchesPath,
} from '@tidegate/contracts/api/blog/endpoints';
import type { BlogHome, FoundArticlePage } from '@tidegate/contracts/api/blog/discoverySchemas';
import type {
  Article,
  ArticleHead,
  ArticlePage,
  ArticleSummary,
  Category,
} from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

interface LanguageQuery {
  language: Language;
}

export interface ArticleListQuery extends LanguageQuery {
  page: number;
  category?: string | undefined;
  tag?: string | undefined;
}

export interface SearchQuery extends LanguageQuery {
  q: string;
  page: number;
}

export interface ArticleQuery extends LanguageQuery {
  unikey: string;
}

// Cached for the life of the page: on the server an expiry timer would outlive every render.
const kept = { keepUnusedDataFor: Infinity };

const toSearch = (query: object) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

export const registerBlogEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => {
      const get = <Reply, Query extends object>(path: string) =>
        build.query<Reply, Query>({
          ...kept,
          query: (query) => ({ method: 'GET', path, search: toSearch(query) }),
        });

      return {
        blogHome: get<BlogHome, LanguageQuery>(blogHomePath),
        blogArticleList: get<ArticlePage, ArticleListQuery>(articleListPath),
        blogSearch: get<FoundArticlePage, SearchQuery>(articleSearchPath),
        blogArticle: build.query<Article, ArticleQuery>({
          ...kept,
          query: (body) => ({ method: 'POST', path: articlePath, body }),
        }),
        blogArticleHead: get<ArticleHead, LanguageQuery & { slug: string }>(articleHeadPath),
        blogRecommended: get<ArticleSummary[], ArticleQuery>(recommendedArticlesPath),
        blogSearches: get<string[], LanguageQuery>(recommendedSearchesPath),
        blogFullestCategories: get<Category[], LanguageQuery>(recommendedCategoriesPath),
        blogCategoryList: get<Category[], LanguageQuery>(categoryListPath),
      };
    },
  });

export const blogApi = asRegistered(siteApi, registerBlogEndpoints);

/** Options for `load`: a cached reply is enough. */
export const once = { subscribe: false } as const;

/** Options for pages: a cached reply is shown at once and refetched from this age in seconds on. */
export const fresh = { refetchOnMountOrArgChange: 900 } as const;
