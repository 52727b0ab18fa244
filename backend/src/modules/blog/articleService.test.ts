import type { ArticleRepository, StoredArticleWithBody } from './articleRepository';
import { articleService } from './articleService';

const article: StoredArticleWithBody = {
  unikey: 'reading-an-ip-address',
  language: 'de',
  title: 'Eine IP-Adresse lesen',
  excerpt: 'Vier Zahlen',
  categoryKey: 'networks',
  categoryLabel: 'Netze',
  tags: [{ key: 'ipv6', label: 'IPv6' }],
  author: 'Ann',
  publishedAt: new Date('2025-05-13T08:00:00Z'),
  readingMinutes: 4,
  bodyHtml: '<h2>IPv4</h2><p>Four numbers</p>',
  bodyLanguage: 'en',
};

function aService() {
  const requested: unknown[] = [];
  const articles: ArticleRepository = {
    list: async (...request) => {
      requested.push(request);
      return [article];
    },
    count: async () => 31,
    find: async (unikey) => (unikey === article.unikey ? article : undefined),
    listCategories: async () => [{ key: 'networks', label: 'Netze', articleCount: 2 }],
  };
  const site = { name: 'Tidegate', origin: 'https://tidegate.example' };
  const now = () => new Date('2026-03-01T00:00:00Z');
  return { requested, service: articleService({ articles, site, now }) };
}

test('articles are returned in pages', async () => {
  const { requested, service } = aService();

  const page = await service.list({ page: 3, page_size: 10, language: 'de', tag: 'ipv6' });

  expect(page).toMatchObject({ page: 3, page_size: 10, total: 31 });
  expect(page.items[0]).toMatchObject({
    unikey: 'reading-an-ip-address',
    category: { key: 'networks', label: 'Netze' },
    published_at: '2025-05-13T08:00:00.000Z',
    language: 'de',
  });
  expect(requested).toMatchObject([
    [{ category: undefined, tag: 'ipv6' }, { language: 'de' }, { offset: 20, limit: 10 }],
  ]);
});

test('an article lists the headings of its body and names its language', async () => {
  const { service } = aService();

  expect(await service.get('reading-an-ip-address', 'de')).toMatchObject({
    language: 'de',
    body_language: 'en',
    body_html: '<h2 id="section-ipv4">IPv4</h2><p>Four numbers</p>',
    headings: [{ id: 'section-ipv4', text: 'IPv4' }],
  });
});

test('an unknown article and its head are refused', async () => {
  const { service } = aService();
  const unknown = { code: 'blog.unknownArticle' };

  await expect(service.get('nothing', 'en')).rejects.toMatchObject(unknown);
  await expect(service.getHead('nothing', 'en')).rejects.toMatchObject(unknown);
});

test('the head contains the title, the URL in the language and the breadcrumb', async () => {
  const { service } = aService();

  const { title, meta, script } = await service.getHead('reading-an-ip-address', 'de');

  const url = 'https://tidegate.example/de/blog/reading-an-ip-address';
  expect(title).toBe('Eine IP-Adresse lesen | Tidegate');
  expect(meta).toContainEqual({ name: 'description', content: 'Vier Zahlen' });
  expect(meta).toContainEqual({ property: 'og:url', content: url });
  expect(script[0]?.json['@graph']).toMatchObject([
    { '@type': 'BlogPosting', mainEntityOfPage: url, inLanguage: 'en' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1 },
        { item: 'https://tidegate.example/de/blog/category/networks' },
        { position: 3, item: url },
      ],
    },
  ]);
});

test('English URLs have no language prefix', async () => {
  const { service } = aService();

  const { meta } = await service.getHead('reading-an-ip-address', 'en');

  expect(meta).toContainEqual({
    property: 'og:url',
    content: 'https://tidegate.example/blog/reading-an-ip-address',
  });
});

test('categories have article counts', async () => {
  expect(await aService().service.listCategories('de')).toEqual([
    { key: 'networks', label: 'Netze', article_count: 2 },
  ]);
});
