import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { createFeed } from './feed';

const article: ArticleSummary = {
  unikey: 'what-dns-tells',
  title: 'What <your> DNS tells & whom',
  excerpt: 'Every page begins with a question.',
  category: { key: 'privacy', label: 'Privacy' },
  tags: [],
  author: 'Ines Calder',
  published_at: '2026-03-02T09:00:00.000Z',
  reading_minutes: 4,
  language: 'de',
};

test.each(['rss2', 'atom1'] as const)('%s lists each article under its own address', (format) => {
  const feed = createFeed('https://tidegate.example', 'de', [article])[format]();

  expect(feed).toContain('https://tidegate.example/de/blog/what-dns-tells');
  expect(feed).toContain('What <your> DNS tells & whom');
  expect(feed).toContain('<![CDATA[');
});
