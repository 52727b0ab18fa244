import type { ListArticlesRequest } from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../refusal';
import { type ArticleSite, writeArticleHead } from './writeArticleHead';
import type { ArticleRepository, StoredArticleWithBody } from './articleRepository';
import { toCategory, toSummary } from './articleSummary';
import { markHeadings } from './markHeadings';

export type ArticleService = ReturnType<typeof articleService>;

export interface ArticleServiceOptions {
  articles: ArticleRepository;
  site: ArticleSite;
  now: () => Date;
}

export function articleService({ articles, site, now }: ArticleServiceOptions) {
  const find = async (unikey: string, language: Language): Promise<StoredArticleWithBody> => {
    const article = await articles.find(unikey, { language, at: now() });
    if (!article) throw refusal('blog.unknownArticle', { unikey });
    return article;
  };
  return {
    list: async ({ page, page_size: size, language, category, tag }: ListArticlesRequest) => {
      const view = { language, at: now() };
      const filter = { category, tag };
      const range = { offset: (page - 1) * size, limit: size };
      const [items, total] = await Promise.all([
        articles.list(filter, view, range),
        articles.count(filter, view),
      ]);
      return { items: items.map(toSummary), page, page_size: size, total };
    },
    get: async (unikey: string, language: Language) => {
      const article = await find(unikey, language);
      const { html, headings } = markHeadings(article.bodyHtml);
      return {
        ...toSummary(article),
        body_html: html,
        headings,
        body_language: article.bodyLanguage,
      };
    },
    getHead: async (unikey: string, language: Language) =>
      writeArticleHead(await find(unikey, language), language, site),
    listCategories: async (language: Language) => {
      const categories = await articles.listCategories({ language, at: now() });
      return categories.map(toCategory);
    },
  };
}
