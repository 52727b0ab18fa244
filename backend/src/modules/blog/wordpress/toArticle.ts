import { parseUnikey } from '@tidegate/contracts/api/blog/parseUnikey';
import { reservedPaths } from '@tidegate/contracts/api/blog/endpoints';
import { unikeySchema } from '@tidegate/contracts/api/blog/schemas';

import { estimateReadingMinutes, type SeedArticle, type SeedLabels } from '../blogContent';
import { toPlainText } from '../toPlainText';
import { toSafeHtml } from './safeHtml';
import type { WordpressPost, WordpressTerm } from './fetchWordpressPosts';

const excerptLength = 200;

/** WordPress's own default category. */
const noCategory: SeedLabels = { key: 'uncategorized', labels: { en: 'Uncategorized' } };

export interface ImportedArticle {
  article: Omit<SeedArticle, 'wordpressPost'> & { wordpressPost: number };
  category: SeedLabels;
  tags: SeedLabels[];
  pictureCount: number;
}

export function toArticle(post: WordpressPost, site: URL): ImportedArticle {
  const terms = post._embedded?.['wp:term']?.flat() ?? [];
  const [category = noCategory] = toLabels(terms, 'category');
  const tags = toLabels(terms, 'post_tag');
  const { html, pictureCount } = toSafeHtml(post.content.rendered, site);
  const text = toPlainText(html);
  return {
    article: {
      unikey: toPath(post),
      category: category.key,
      tags: tags.map(({ key }) => key),
      wordpressPost: post.id,
      author: toPlainText(post._embedded?.author?.[0]?.name ?? '') || site.hostname,
      publishedAt: new Date(`${post.date_gmt}Z`),
      texts: [
        {
          language: 'en',
          title: toPlainText(post.title.rendered) || text.slice(0, excerptLength),
          excerpt: shorten(toPlainText(post.excerpt.rendered) || text),
          bodyHtml: html,
          readingMinutes: estimateReadingMinutes(html),
        },
      ],
    },
    category,
    tags,
    pictureCount,
  };
}

function isPath(text: string): boolean {
  return (
    unikeySchema.safeParse(text).success &&
    parseUnikey(text).kind === 'path' &&
    !reservedPaths.includes(text)
  );
}

/** Replaces a slug that is no valid path, such as a Japanese one. */
function toPath({ id, slug }: WordpressPost): string {
  return isPath(slug) ? slug : `post-${id}`;
}

/** Omits terms whose slug is no valid key, because no URL could name them. */
function toLabels(terms: readonly WordpressTerm[], taxonomy: string): SeedLabels[] {
  return terms
    .filter((term) => term.taxonomy === taxonomy && unikeySchema.safeParse(term.slug).success)
    .map(({ slug, name }) => ({ key: slug, labels: { en: toPlainText(name) } }));
}

function shorten(text: string): string {
  if (text.length <= excerptLength) return text;
  const end = text.lastIndexOf(' ', excerptLength - 1);
  return `${text.slice(0, end > 0 ? end : excerptLength - 1)}…`;
}
