import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { articlePath, articleListPath } from '@tidegate/contracts/api/blog/endpoints';
import { articleReplySchema } from '@tidegate/contracts/api/blog/schemas';
import { isSuccess } from '@tidegate/contracts/errors/envelope';

import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';
import { importBlog } from '../../../commands/importBlog';

type Post = ReturnType<typeof aPost>;

function aPost(id: number, rest: Record<string, unknown> = {}) {
  return {
    id,
    slug: `post-about-${id}`,
    date_gmt: '2024-01-05T03:00:00',
    title: { rendered: `Ports &amp; harbours, part ${id}` },
    excerpt: { rendered: '<p>What a port number is.</p>' },
    content: { rendered: `<p>A port is a number.</p>`, protected: false },
    _embedded: {
      author: [{ name: 'Ines Calder' }],
      'wp:term': [
        [{ taxonomy: 'category', slug: 'networks', name: 'Networking' }],
        [{ taxonomy: 'post_tag', slug: 'ports', name: 'Ports' }],
      ],
    },
    ...rest,
  };
}

/** A WordPress site with two posts per page. */
async function openWordpress(listPosts: () => readonly Post[]) {
  const server: Server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname !== '/news/wp-json/wp/v2/posts') {
      reply.writeHead(404).end();
      return;
    }
    const from = (Number(searchParams.get('page')) - 1) * 2;
    const posts = listPosts();
    reply.setHeader('x-wp-totalpages', String(Math.ceil(posts.length / 2)));
    reply.end(JSON.stringify(posts.slice(from, from + 2)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site: new URL(`http://127.0.0.1:${port}/news`),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describeOnDatabase('posts of a WordPress site', (getUrl) => {
  let backend: TestApp;
  let posts: Post[] = [];
  let wordpress: Awaited<ReturnType<typeof openWordpress>>;

  beforeAll(async () => {
    backend = await createTestApp({ url: getUrl() });
    wordpress = await openWordpress(() => posts);
  }, 60_000);
  afterAll(async () => {
    await wordpress.close();
    await backend.close();
  });

  const bring = (site = wordpress.site) => importBlog(getUrl(), site);

  const read = async (unikey: string) => {
    const reply = await backend.app.inject({ method: 'POST', url: articlePath, body: { unikey } });
    const article = articleReplySchema.parse(reply.json());
    if (!isSuccess(article)) throw new Error(article.message);
    return article.data;
  };

  test('all pages are imported, and a repeated import only updates edited posts', async () => {
    posts = [aPost(1), aPost(2), aPost(3)];

    const first = await bring();
    posts = [aPost(1), aPost(2), aPost(3, { slug: 'moved', title: { rendered: 'Edited' } })];
    const second = await bring();

    expect(first).toMatchObject({
      added: ['post-about-1', 'post-about-2', 'post-about-3'],
      updated: [],
    });
    expect(second).toMatchObject({ added: [], updated: first.added });
    expect(await read('wp-3')).toMatchObject({ unikey: 'post-about-3', title: 'Edited' });
    expect(await read('post-about-1')).toMatchObject({
      title: 'Ports & harbours, part 1',
      excerpt: 'What a port number is.',
      category: { key: 'networks' },
      tags: [{ key: 'ports', label: 'Ports' }],
      author: 'Ines Calder',
      published_at: '2024-01-05T03:00:00.000Z',
    });
  });

  test('an import keeps the names of known categories and adds new ones', async () => {
    const own = (await read('reading-an-ip-address')).category;
    const elsewhere = [[{ taxonomy: 'category', slug: 'harbour-news', name: 'Harbour news' }]];
    posts = [aPost(11), aPost(12, { _embedded: { 'wp:term': elsewhere } })];

    await bring();

    expect((await read('wp-11')).category.label).toBe('How networks work');
    expect((await read('wp-12')).category.label).toBe('Harbour news');
    expect((await read('reading-an-ip-address')).category).toEqual(own);
    const found = await backend.app.inject(`${articleListPath}?category=harbour-news&language=ja`);
    expect(found.json()).toMatchObject({ data: { total: 1 } });
  });

  test('imported posts take no path of an existing article or page', async () => {
    const own = await read('reading-an-ip-address');
    posts = [
      aPost(21, { slug: 'reading-an-ip-address' }),
      aPost(22, { slug: 'search' }),
      aPost(23, { slug: '%e6%b8%af' }),
      aPost(24, { slug: 'id-7' }),
    ];

    const { added } = await bring();

    expect(added).toEqual(['post-21', 'post-22', 'post-23', 'post-24']);
    expect(await read('reading-an-ip-address')).toEqual(own);
  });

  test('imported posts lose unsafe markup', async () => {
    const rendered = `<h1 style="color:red">Ports</h1><script>steal()</script><p></p>
      <p onclick="steal()">See <a href="javascript:steal()">this</a>, <a href="/map">the map</a>
      <img src="https://elsewhere.example/map.png"><iframe src="https://elsewhere.example"></iframe></p>`;
    posts = [
      aPost(31, { content: { rendered, protected: false } }),
      aPost(32, { content: { rendered: '', protected: true } }),
    ];

    const report = await bring();

    expect(report).toMatchObject({ protectedCount: 1, pictureCount: 1, added: ['post-about-31'] });
    const { body_html: body } = await read('wp-31');
    expect(body).toContain('<h2 id="section-ports">Ports</h2>');
    expect(body).toContain(`href="${wordpress.site.origin}/map"`);
    expect(body).not.toMatch(/steal|script|style|onclick|img|iframe|<p><\/p>/);
  });

  test('no post is imported if one is unreadable', async () => {
    posts = [aPost(41), aPost(42), { ...aPost(43), date_gmt: 'yesterday' }];

    await expect(bring()).rejects.toMatchObject({ code: 'blog.sourceUnusable' });

    await expect(read('wp-41')).rejects.toThrow();
  });

  test.each([
    ['has no such list', '/nowhere'],
    ['is not there', undefined],
  ])('an import fails if the site %s', async (_, path) => {
    const site = path ? new URL(path, wordpress.site) : new URL('http://127.0.0.1:9');

    await expect(bring(site)).rejects.toMatchObject({ code: 'blog.sourceUnusable' });
  });
});
