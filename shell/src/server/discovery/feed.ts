import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { brand } from '@tidegate/contracts/brand';
import type { Language } from '@tidegate/contracts/languages';
import { Feed } from 'feed';
import { toPrefixedPath } from '../../locale/prefix';

export const feedLength = 30;

export function createFeed(
  origin: string,
  language: Language,
  articles: readonly ArticleSummary[],
): Feed {
  const blog = origin + toPrefixedPath('/blog', language, 'desktop');
  const feed = new Feed({
    id: blog,
    link: blog,
    title: brand,
    language,
    favicon: `${origin}/favicon.ico`,
    feedLinks: { rss: `${blog}/rss.xml`, atom: `${blog}/atom.xml` },
    ...(articles[0] && { updated: new Date(articles[0].published_at) }),
  });
  for (const { unikey, title, excerpt, author, published_at, category } of articles) {
    feed.addItem({
      id: `${blog}/${unikey}`,
      link: `${blog}/${unikey}`,
      title,
      description: excerpt,
      date: new Date(published_at),
      author: [{ name: author }],
      category: [{ name: category.label }],
    });
  }
  return feed;
}
