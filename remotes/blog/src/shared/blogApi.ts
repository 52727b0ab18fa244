import type {
  ArticleHead,
  Article,
  ArticlePage,
  ArticleSummary,
  Category,
} from '@tidegate/contracts/api/blog/schemas';
import type {
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
import type { BlogHome, FoundArticlePage } from '@tidegate/contracts/api/blog/discoverySchemas';
import type { Language } from '@tidegate/contracts/languages';
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

const homePath: typeof blogHomePath = '/ws/mm/v2/blog/home';
const listPath: typeof articleListPath = '/ws/mm/v2/blog/list';
const searchPath: typeof articleSearchPath = '/ws/mm/v2/blog/search';
const detailPath: typeof articlePath = '/ws/mm/v2/blog/detail';
const headPath: typeof articleHeadPath = '/ws/mm/v2/blog/yoast-head';
const recommendedPath: typeof recommendedArticlesPath = '/ws/mm/v2/blog/recommended';
const searchesPath: typeof recommendedSearchesPath = '/ws/mm/v2/blog/recommend-searchs';
const fullestPath: typeof recommendedCategoriesPath = '/ws/mm/v2/blog/recommend-categories';
const categoriesPath: typeof categoryListPath = '/ws/mm/blog/fast-blog-list';

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
        blogHome: get<BlogHome, LanguageQuery>(homePath),
        blogArticleList: get<ArticlePage, ArticleListQuery>(listPath),
        blogSearch: get<FoundArticlePage, SearchQuery>(searchPath),
        blogArticle: build.query<Article, ArticleQuery>({
          ...kept,
          query: (body) => ({ method: 'POST', path: detailPath, body }),
        }),
        blogArticleHead: get<ArticleHead, LanguageQuery & { slug: string }>(headPath),
        blogRecommended: get<ArticleSummary[], ArticleQuery>(recommendedPath),
        blogSearches: get<string[], LanguageQuery>(searchesPath),
        blogFullestCategories: get<Category[], LanguageQuery>(fullestPath),
        blogCategoryList: get<Category[], LanguageQuery>(categoriesPath),
      };
    },
  });

/** Usable only after the shell has called `registerBlogEndpoints`. */
export const blogApi = siteApi as unknown as ReturnType<typeof registerBlogEndpoints>;

/** Options for `load`: a cached reply is enough. */
export const once = { subscribe: false } as const;

/** Options for pages: a cached reply is shown at once and refetched from this age in seconds on. */
export const fresh = { refetchOnMountOrArgChange: 900 } as const;
