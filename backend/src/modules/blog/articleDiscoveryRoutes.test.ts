import {
  articlePath,
  categoryListPath,
  articleSearchPath,
  blogHomePath,
  recommendedArticlesPath,
  recommendedCategoriesPath,
  recommendedSearchesPath,
} from '@tidegate/contracts/api/blog/endpoints';
import {
  blogHomeReplySchema,
  recommendedArticlesReplySchema,
  recommendedCategoriesReplySchema,
  recommendedSearchesReplySchema,
  searchArticlesReplySchema,
} from '@tidegate/contracts/api/blog/discoverySchemas';
import { type Envelope, isSuccess } from '@tidegate/contracts/errors/envelope';
import { languages } from '@tidegate/contracts/languages';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { openSiteDatabase } from '../../createBackend';
import type { BlogContent } from './blogContent';
import { blogContentRepository } from './blogContentRepository';
import { seedBlog } from './seedBlog';

const unikey = 'how-a-webrtc-leak-happens';

/** Each part has a term of its own, and the body is in English alone. */
const harbour: BlogContent = {
  categories: [{ key: 'coasts', labels: { en: 'Coastline', fr: 'Littoral' } }],
  tags: [{ key: 'tides', labels: { en: 'Seawater', fr: 'Marée' } }],
  articles: [
    {
      unikey: 'in-the-harbour',
      category: 'coasts',
      tags: ['tides'],
      wordpressPost: null,
      author: 'Ines Calder',
      publishedAt: new Date('2020-01-05T08:00:00Z'),
      texts: [
        {
          language: 'en',
          title: 'Harbour',
          excerpt: 'A lighthouse',
          bodyHtml: '<p>The <em>drawbridge</em> opens at noon.</p>',
          readingMinutes: 1,
        },
        {
          language: 'fr',
          title: 'La jetée',
          excerpt: 'Un phare',
          bodyHtml: null,
          readingMinutes: null,
        },
      ],
    },
  ],
};

function unwrap<Data>(reply: Envelope<Data>): Data {
  if (!isSuccess(reply)) throw new Error(reply.message);
  return reply.data;
}

describeOnDatabase('article discovery routes', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const call = async (path: string, query: Record<string, string>) =>
    (await site.app.inject({ url: path, query })).json<unknown>();
  const search = async (q: string, query: Record<string, string> = {}) =>
    unwrap(searchArticlesReplySchema.parse(await call(articleSearchPath, { q, ...query })));
  const find = async (q: string, language = 'en') =>
    (await search(q, { language })).items.map((article) => article.unikey);
  const withHarbour = async (run: () => Promise<void>) => {
    const { db, close } = await openSiteDatabase(getUrl());
    await seedBlog(blogContentRepository(db), harbour);
    try {
      await run();
    } finally {
      await db.deleteFrom('article').where('unikey', '=', 'in-the-harbour').execute();
      await close();
    }
  };

  test.each([
    ['en', 'webrtc leak'],
    ['de', 'WEBRTC-LECK'],
    ['es', 'como fuga webrtc'],
    ['fr', 'arreter fuites webrtc'],
    ['it', 'fuga WebRTC'],
    ['ja', 'ＷｅｂＲＴＣ 漏えい'],
    ['ja', '起きる仕組み'],
    ['nl', 'webrtc-lek'],
    ['pl', 'skad wyciek webrtc'],
    ['pt', 'vazamento WebRTC'],
    ['ru', 'утечка webrtc'],
    ['ar', 'تسرب WebRTC'],
  ])('in %s an article is found by "%s"', async (language, q) => {
    expect(await find(q, language)).toContain(unikey);
  });

  test('a search covers the title, the excerpt, the body, the category and the tags', () =>
    withHarbour(async () => {
      for (const q of ['harbour', 'lighthouse', 'drawbridge', 'coastline', 'seawater']) {
        expect([q, await find(q)]).toEqual([q, ['in-the-harbour']]);
      }
    }));

  test('a search in a language without a body covers its labels and the English body', () =>
    withHarbour(async () => {
      for (const q of ['jetee', 'phare', 'drawbridge', 'littoral', 'maree']) {
        expect([q, await find(q, 'fr')]).toEqual([q, ['in-the-harbour']]);
      }
    }));

  test('a search result marks the matches in the title or else in a passage', () =>
    withHarbour(async () => {
      const [article] = (await search('drawbridge', { language: 'fr' })).items;

      expect(article?.marked_title).toEqual([{ text: 'La jetée', is_match: false }]);
      expect(article?.marked_passage).toContainEqual({ text: 'drawbridge', is_match: true });
      expect(article?.passage_language).toBe('en');

      const [titled] = (await search('jetee', { language: 'fr' })).items;
      expect(titled?.marked_title).toContainEqual({ text: 'jetée', is_match: true });
      expect(titled?.passage_language).toBe('fr');
    }));

  test('a passage of a translated body is in its language', async () => {
    const [article] = (await search('STUN', { language: 'fr' })).items;

    expect(article?.marked_passage).toContainEqual({ text: 'STUN', is_match: true });
    expect(article?.passage_language).toBe('fr');
  });

  test('an article with the search terms in its title ranks first', async () => {
    expect((await find('passkeys'))[0]).toBe('passwords-and-passkeys');
    expect((await find('address'))[0]).toBe('reading-an-ip-address');
  });

  test.each(['_', '\u200b', '%%%', 'web_rtc', 'w%c', 'we%rtc', '\\', "' or 1=1 --", '$1'])(
    'special characters such as %j are searched literally',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  test('search results come in pages', async () => {
    const whole = await search('VPN');
    const second = await search('VPN', { page: '2', page_size: '2' });

    expect(whole.total).toBeGreaterThan(3);
    expect(second).toMatchObject({ page: 2, page_size: 2, total: whole.total });
    expect(second.items[0]?.unikey).toBe(whole.items[2]?.unikey);
  });

  test.each([{}, { q: '' }, { q: '   ' }, { q: 'x'.repeat(101) }, { q: 'vpn', page: '0' }])(
    'a search for %j is invalid',
    async (query) => {
      expect((await site.app.inject({ url: articleSearchPath, query })).statusCode).toBe(422);
    },
  );

  test('the home page lists the newest articles, the categories and their counts', async () => {
    const home = unwrap(blogHomeReplySchema.parse(await call(blogHomePath, { language: 'de' })));

    const dates = home.articles.map(({ published_at }) => published_at);
    expect(dates).toHaveLength(7);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(home.total).toBe(8);
    const oldest = 'passwords-and-passkeys';
    expect(home.articles.map((article) => article.unikey)).not.toContain(oldest);
    expect(await call(categoryListPath, { language: 'de' })).toMatchObject({
      data: home.categories,
    });
  });

  const recommend = async (query: Record<string, string>) =>
    unwrap(recommendedArticlesReplySchema.parse(await call(recommendedArticlesPath, query)));

  test('articles on a similar subject are recommended first, never the article itself', async () => {
    const near = await recommend({ unikey: 'reading-an-ip-address', language: 'pl' });

    expect(near).toHaveLength(3);
    expect(near[0]?.unikey).toBe('choosing-a-vpn-protocol');
    expect(near[0]?.language).toBe('pl');
    expect(near.map((article) => article.unikey)).not.toContain('reading-an-ip-address');
  });

  test('a shared tag makes an article near', async () => {
    const client = new Client(getUrl());
    await client.connect();
    const tag = (tags: string[]) =>
      client.query('update site.article set tags = $1 where unikey = $2', [
        tags,
        'streaming-rights-when-you-travel',
      ]);
    await tag(['passkeys']);

    const [near] = await recommend({ unikey: 'passwords-and-passkeys' });
    expect(near?.unikey).toBe('streaming-rights-when-you-travel');

    await tag(['travel', 'streaming', 'rights']);
    await client.end();
  });

  test('without an article the newest are recommended, for an unknown one none', async () => {
    const newest = unwrap(blogHomeReplySchema.parse(await call(blogHomePath, {}))).articles;

    expect(await recommend({})).toEqual(newest.slice(0, 3));
    expect(await call(recommendedArticlesPath, { unikey: 'no-such-article' })).toMatchObject({
      code: 20301,
    });
  });

  test.each(languages)('every recommended search in %s has results', async (language) => {
    const searches = unwrap(
      recommendedSearchesReplySchema.parse(await call(recommendedSearchesPath, { language })),
    );

    expect(searches).toHaveLength(6);
    for (const q of searches) expect(await find(q, language)).not.toEqual([]);
  });

  test('the largest categories are recommended', async () => {
    const categories = unwrap(
      recommendedCategoriesReplySchema.parse(await call(recommendedCategoriesPath, {})),
    );

    expect(categories.map(({ key, article_count }) => [key, article_count])).toEqual([
      ['privacy', 2],
      ['networks', 2],
      ['travel', 2],
      ['leaks', 1],
    ]);
  });

  test('an article with a future date is not found', async () => {
    const client = new Client(getUrl());
    await client.connect();
    const move = (date: string) =>
      client.query('update site.article set published_at = $1 where unikey = $2', [date, unikey]);
    await move('2030-01-01');

    expect(await find('STUN')).toEqual([]);
    expect((await recommend({})).map((article) => article.unikey)).not.toContain(unikey);
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: articlePath,
      payload: { unikey },
    });
    expect(statusCode).toBe(404);

    await move('2025-07-08T08:00:00Z');
    await client.end();
  });
});
