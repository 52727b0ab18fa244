import type {
  Article,
  ArticlePage,
  Category,
  ListArticlesRequest,
  ArticleHead,
} from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../refusal';
import { type ArticleSite, writeArticleHead } from './writeArticleHead';
import type { ArticleRepository, StoredArticleWithBody } from './articleRepository';
import { toCategory, toSummary } from './articleSummary';

export interface ArticleService {
  list(request: ListArticlesRequest): Promise<ArticlePage>;
  get(unikey: string, language: Language): Promise<Article>;
  getHead(unikey: string, language: Language): Promise<ArticleHead>;
  listCategories(language: Language): Promise<Category[]>;
}

export interface ArticleServiceOptions {
  articles: ArticleRepository;
  site: ArticleSite;
  now: () => Date;
}

export function articleService({ articles, site, now }: ArticleServiceOptions): ArticleService {
  const find = async (unikey: string, language: Language): Promise<StoredArticleWithBody> => {
    const article = await articles.find(unikey, { language, at: now() });
    if (!article) throw refusal('blog.unknownArticle', { unikey });
    return article;
  };
  return {
    list: async ({ page, page_size: size, language, category, tag }) => {
      const view = { language, at: now() };
      const filter = { category, tag };
      const range = { offset: (page - 1) * size, limit: size };
      const [items, total] = await Promise.all([
        articles.list(filter, view, range),
        articles.count(filter, view),
      ]);
      return { items: items.map(toSummary), page, page_size: size, total };
    },
    get: async (unikey, language) => {
      const article = await find(unikey, language);
      return {
        ...toSummary(article),
        body_html: article.bodyHtml,
        body_language: article.bodyLanguage,
      };
    },
    getHead: async (unikey, language) =>
      writeArticleHead(await find(unikey, language), language, site),
    listCategories: async (language) => {
      const categories = await articles.listCategories({ language, at: now() });
      return categories.map(toCategory);
    },
  };
}
