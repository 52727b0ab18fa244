import type { Article, ArticlePage, ArticleSummary } from '@tidegate/contracts/api/blog/schemas';

export function anArticleSummary(changes: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    unikey: 'what-dns-tells',
    title: 'What your DNS tells',
    excerpt: 'Every page you open begins with a question.',
    category: { key: 'privacy', label: 'Privacy' },
    tags: [{ key: 'dns', label: 'DNS' }],
    author: 'Ines Calder',
    published_at: '2026-03-02T09:00:00.000Z',
    reading_minutes: 4,
    language: 'en',
    ...changes,
  };
}

export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    ...anArticleSummary(),
    body_html: '<h2>The question</h2><p>Your device asks a resolver.</p>',
    body_language: 'en',
    ...changes,
  };
}

export function anArticlePage(
  items: ArticlePage['items'],
  changes: Partial<ArticlePage> = {},
): ArticlePage {
  return { items, page: 1, page_size: 12, total: items.length, ...changes };
}
