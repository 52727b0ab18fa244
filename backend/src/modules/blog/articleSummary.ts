import type { ArticleSummary, Category } from '@tidegate/contracts/api/blog/schemas';

import type { StoredArticle, StoredCategory } from './articleRepository';

export function toSummary(article: StoredArticle): ArticleSummary {
  return {
    unikey: article.unikey,
    title: article.title,
    excerpt: article.excerpt,
    category: { key: article.categoryKey, label: article.categoryLabel },
    tags: article.tags,
    author: article.author,
    published_at: article.publishedAt.toISOString(),
    reading_minutes: article.readingMinutes,
    language: article.language,
  };
}

export function toCategory({ key, label, articleCount }: StoredCategory): Category {
  return { key, label, article_count: articleCount };
}
