import {
  articleHeadPath,
  articleListPath,
  articlePath,
  categoryListPath,
} from '@tidegate/contracts/api/blog/endpoints';
import {
  articleHeadSchema,
  articleReplySchema,
  listArticlesReplySchema,
  listCategoriesReplySchema,
} from '@tidegate/contracts/api/blog/schemas';
import { isSuccess } from '@tidegate/contracts/errors/envelope';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const unikey = 'how-a-webrtc-leak-happens';

describeOnDatabase('article routes', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const list = async (query: string) => {
    const reply = await site.app.inject(`${articleListPath}?${query}`);
    const parsed = listArticlesReplySchema.parse(reply.json());
    if (!isSuccess(parsed)) throw new Error(parsed.message);
    return parsed.data;
  };
  const read = async (body: object) =>
    (await site.app.inject({ method: 'POST', url: articlePath, payload: body })).json<unknown>();

  test('articles are listed newest first in pages without duplicates', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page_size=3&page=${page}`)));

    const items = pages.flatMap((page) => page.items);
    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8]);
    expect(pages.map((page) => page.items.length)).toEqual([3, 3, 2, 0]);
    expect(new Set(items.map((item) => item.unikey)).size).toBe(8);
    const dates = items.map((item) => item.published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('lists are filtered by category and tag', async () => {
    expect((await list('category=networks')).total).toBe(2);
    expect((await list('tag=webrtc')).items.map((item) => item.unikey)).toEqual([unikey]);
    expect((await list('category=travel&tag=webrtc')).total).toBe(0);
  });

  test('an article in the requested language marks an English body', async () => {
    const client = new Client(getUrl());
    await client.connect();
    await client.query(
      "update site.article_text set body_html = null, reading_minutes = null where language = 'ja'",
    );
    await client.end();

    const reply = articleReplySchema.parse(await read({ unikey, language: 'ja' }));
    const english = articleReplySchema.parse(await read({ unikey, language: 'en' }));

    expect(reply).toMatchObject({
      code: 200,
      data: {
        title: 'WebRTCの漏えい：起きる仕組みと止め方',
        category: { key: 'leaks', label: '漏えい' },
        language: 'ja',
        body_language: 'en',
        body_html: english.data?.body_html,
        reading_minutes: english.data?.reading_minutes,
      },
    });
  });

  test('missing texts fall back to English, and a translated body is used', async () => {
    const client = new Client(getUrl());
    await client.connect();
    await client.query("delete from site.article_text where language = 'pl'");
    await client.query(
      "update site.article_text set body_html = '<p>Hallo</p>', reading_minutes = 1 where language = 'nl'",
    );
    await client.end();

    expect(await read({ unikey, language: 'pl' })).toMatchObject({
      data: {
        language: 'en',
        title: 'WebRTC leaks: how they happen and how to stop them',
        body_language: 'en',
      },
    });
    expect(await read({ unikey, language: 'nl' })).toMatchObject({
      data: { body_html: '<p>Hallo</p>', body_language: 'nl', reading_minutes: 1 },
    });
    expect(await read({ unikey, language: 'tlh' })).toMatchObject({ data: { language: 'en' } });
  });

  test('an article with a future date is not published', async () => {
    const client = new Client(getUrl());
    await client.connect();
    const move = (date: string) =>
      client.query('update site.article set published_at = $1 where unikey = $2', [date, unikey]);
    await move('2030-01-01');

    expect(await read({ unikey })).toMatchObject({ code: 20301 });
    expect((await list('')).total).toBe(7);

    await move('2025-07-08T08:00:00Z');
    await client.end();
  });

  test('an article is found by path, WordPress post and number, and returns its path', async () => {
    const client = new Client(getUrl());
    await client.connect();
    const { rows } = await client.query<{ id: number }>(
      'update site.article set wordpress_post = 1742 where unikey = $1 returning id',
      [unikey],
    );
    await client.end();

    for (const key of [unikey, 'wp-1742', `id-${rows[0]?.id}`]) {
      expect(await read({ unikey: key })).toMatchObject({ code: 200, data: { unikey } });
    }
    expect(await read({ unikey: 'wp-1743' })).toMatchObject({ code: 20301 });
    expect(await read({ unikey: 'id-999999999' })).toMatchObject({ code: 20301 });
  });

  test('tags have translated names and fall back to their key', async () => {
    const client = new Client(getUrl());
    await client.connect();
    const tag = (tags: string[]) =>
      client.query('update site.article set tags = $1 where unikey = $2', [tags, unikey]);
    await tag(['browser', 'not-named-yet']);

    expect(await read({ unikey, language: 'de' })).toMatchObject({
      data: {
        tags: [
          { key: 'browser', label: 'Browser' },
          { key: 'not-named-yet', label: 'not-named-yet' },
        ],
      },
    });

    await tag(['webrtc', 'browser', 'leaks']);
    await client.end();
  });

  test('an unknown article is not found, with its code', async () => {
    const reply = await site.app.inject({
      method: 'POST',
      url: articlePath,
      payload: { unikey: 'no-such-article' },
    });

    expect(reply.statusCode).toBe(404);
    expect(articleReplySchema.parse(reply.json())).toMatchObject({
      code: 20301,
      error: { code: 'blog.unknownArticle', details: { unikey: 'no-such-article' } },
    });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=x',
    'page_size=51',
    'page_size=0',
    'category=../x',
    `tag=${'x'.repeat(121)}`,
    "category='%20or%201=1",
  ])('a list with %s is invalid', async (query) => {
    expect((await site.app.inject(`${articleListPath}?${query}`)).statusCode).toBe(422);
  });

  test('categories have translated names and article counts', async () => {
    const reply = await site.app.inject(`${categoryListPath}?language=fr`);

    const parsed = listCategoriesReplySchema.parse(reply.json());
    expect(
      isSuccess(parsed) && parsed.data.map(({ key, article_count }) => [key, article_count]),
    ).toEqual([
      ['leaks', 1],
      ['privacy', 2],
      ['networks', 2],
      ['travel', 2],
      ['security', 1],
    ]);
    expect(isSuccess(parsed) && parsed.data[3]?.label).toBe('Voyage');
  });

  test('head data has no envelope, but its errors have one', async () => {
    const head = await site.app.inject(`${articleHeadPath}?slug=${unikey}&language=es`);
    const unknown = await site.app.inject(`${articleHeadPath}?slug=no-such-article`);

    expect(articleHeadSchema.parse(head.json()).title).toBe(
      'Fugas de WebRTC: cómo se producen y cómo evitarlas | Tidegate',
    );
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 20301 });
  });
});
