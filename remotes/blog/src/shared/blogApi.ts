import type {
  Article,
  ArticlePage,
  Category,
  articleListPath,
  articlePath,
  categoryListPath,
} from '@tidegate/contracts/api/blog';
import type { Language } from '@tidegate/contracts/languages';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

export interface ArticleListQuery {
  page: number;
  category: string | null;
  language: Language;
}

export interface ArticleQuery {
  unikey: string;
  language: Language;
}

const listPath: typeof articleListPath = '/ws/mm/v2/blog/list';
const detailPath: typeof articlePath = '/ws/mm/v2/blog/detail';
const categoriesPath: typeof categoryListPath = '/ws/mm/blog/fast-blog-list';

/** Age from which cached articles are still shown at once, while a refresh runs. */
export const articleMaxAgeSeconds = 900;

// Kept for as long as the page lives: an expiry timer would also outlive every render on a server.
const kept = { keepUnusedDataFor: Infinity };

/** Adds the blog's calls to the page's one API. */
export const registerBlogEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      blogArticleList: build.query<ArticlePage, ArticleListQuery>({
        ...kept,
        query: ({ page, category, language }) => ({
          method: 'GET',
          path: listPath,
          search: { page: String(page), language, ...(category && { category }) },
        }),
      }),
      blogArticle: build.query<Article, ArticleQuery>({
        ...kept,
        query: (body) => ({ method: 'POST', path: detailPath, body }),
      }),
      blogCategoryList: build.query<Category[], Language>({
        ...kept,
        query: (language) => ({ method: 'GET', path: categoriesPath, search: { language } }),
      }),
    }),
  });

/** The site's API as the blog sees it once the shell has registered the endpoints. */
export const blogApi = siteApi as unknown as ReturnType<typeof registerBlogEndpoints>;
