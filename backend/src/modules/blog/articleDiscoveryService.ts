import type {
  FoundArticle,
  SearchArticlesRequest,
} from '@tidegate/contracts/api/blog/discoverySchemas';
import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../refusal';
import type { ArticleDiscoveryRepository } from './articleDiscoveryRepository';
import type { ArticleRepository, StoredArticleWithBody } from './articleRepository';
import { toCategory, toSummary } from './articleSummary';
import { splitTerms } from './foldText';
import { cutPassage, holdsAny, markText } from './markText';
import { toPlainText } from './toPlainText';

const homeLength = 7;
const recommendedArticles = 3;
const recommendedSearches = 6;
const recommendedCategories = 4;

export type ArticleDiscoveryService = ReturnType<typeof articleDiscoveryService>;

export interface ArticleDiscoveryOptions {
  articles: ArticleRepository;
  discovery: ArticleDiscoveryRepository;
  now: () => Date;
}

export function articleDiscoveryService({ articles, discovery, now }: ArticleDiscoveryOptions) {
  return {
    getHome: async (language: Language) => {
      const view = { language, at: now() };
      const [newest, categories, total] = await Promise.all([
        articles.list({}, view, { offset: 0, limit: homeLength }),
        articles.listCategories(view),
        articles.count({}, view),
      ]);
      return { articles: newest.map(toSummary), categories: categories.map(toCategory), total };
    },

    search: async ({ q, page, page_size: size, language }: SearchArticlesRequest) => {
      const terms = splitTerms(q);
      if (terms.length === 0) return { items: [], page, page_size: size, total: 0 };
      const view = { language, at: now() };
      const [found, total] = await Promise.all([
        discovery.search(terms, view, { offset: (page - 1) * size, limit: size }),
        discovery.countFound(terms, view),
      ]);
      const items = found.map((article) => toFound(article, terms));
      return { items, page, page_size: size, total };
    },

    recommend: async (unikey: string | undefined, language: Language) => {
      const view = { language, at: now() };
      if (unikey === undefined) {
        const newest = await articles.list({}, view, { offset: 0, limit: recommendedArticles });
        return newest.map(toSummary);
      }
      const article = await articles.find(unikey, view);
      if (!article) throw refusal('blog.unknownArticle', { unikey });
      const near = await discovery.listNear(article, view, recommendedArticles);
      return near.map(toSummary);
    },

    recommendSearches: (language: Language) =>
      discovery.listTagLabels({ language, at: now() }, recommendedSearches),

    recommendCategories: async (language: Language) => {
      const categories = await articles.listCategories({ language, at: now() });
      return categories
        .toSorted((a, b) => b.articleCount - a.articleCount)
        .slice(0, recommendedCategories)
        .map(toCategory);
    },
  };
}

function toFound(article: StoredArticleWithBody, terms: readonly string[]): FoundArticle {
  const body = toPlainText(article.bodyHtml);
  const isInBodyAlone = !holdsAny(article.excerpt, terms) && holdsAny(body, terms);
  const passage = isInBodyAlone ? cutPassage(body, terms) : article.excerpt;
  return {
    ...toSummary(article),
    marked_title: markText(article.title, terms),
    marked_passage: markText(passage, terms),
    passage_language: isInBodyAlone ? article.bodyLanguage : article.language,
  };
}
