import type { ArticleHead } from '@tidegate/contracts/api/blog/schemas';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

import type { StoredArticleWithBody } from './articleRepository';

export interface ArticleSite {
  name: string;
  origin: string;
}

export function writeArticleHead(
  article: StoredArticleWithBody,
  language: Language,
  site: ArticleSite,
): ArticleHead {
  const languagePath = language === defaultLanguage ? '' : `/${language}`;
  const url = `${site.origin}${languagePath}/blog/${article.unikey}`;
  const publishedAt = article.publishedAt.toISOString();
  return {
    title: `${article.title} | ${site.name}`,
    meta: [
      { name: 'description', content: article.excerpt },
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: article.title },
      { property: 'og:description', content: article.excerpt },
      { property: 'og:url', content: url },
      { property: 'article:published_time', content: publishedAt },
      { property: 'article:section', content: article.categoryLabel },
      { name: 'twitter:card', content: 'summary' },
    ],
    script: [{ type: 'application/ld+json', json: writeGraph(article, site, url) }],
  };
}

/** Breadcrumb from the home page through the category. */
function writeBreadcrumb(article: StoredArticleWithBody, site: ArticleSite, url: string) {
  const levels = [
    { name: site.name, item: `${site.origin}/` },
    {
      name: article.categoryLabel,
      item: url.replace(/[^/]+$/, `category/${article.categoryKey}`),
    },
    { name: article.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: levels.map((level, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...level,
    })),
  };
}

function writeGraph(
  article: StoredArticleWithBody,
  site: ArticleSite,
  url: string,
): ArticleHead['script'][number]['json'] {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        '@id': `${url}#article`,
        headline: article.title,
        description: article.excerpt,
        datePublished: article.publishedAt.toISOString(),
        inLanguage: article.bodyLanguage,
        articleSection: article.categoryLabel,
        keywords: article.tags.map(({ label }) => label),
        mainEntityOfPage: url,
        author: { '@type': 'Organization', name: article.author, url: site.origin },
        publisher: { '@type': 'Organization', name: site.name, url: site.origin },
      },
      writeBreadcrumb(article, site, url),
    ],
  };
}
