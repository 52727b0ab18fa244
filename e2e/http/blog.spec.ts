import { expect, test } from './fixtures';
import { settings } from '../site/settings';
import { getPage, pathOf, readText, submitForm } from './htmlPage';

const get = (path: string) => fetch(settings.siteUrl + path, { redirect: 'manual' });

for (const [from, to] of [
  ['/blog?category=networks', /^\/blog\/category\/networks$/],
  ['/de/blog?tag=webrtc', /^\/de\/blog\/tag\/webrtc$/],
  ['/blog/id-1', /^\/blog\/[a-z-]+$/],
] as const) {
  test(`${from} redirects permanently`, async () => {
    const reply = await get(from);

    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toMatch(to);
  });
}

for (const path of ['/blog/category/sailing', '/blog/tag/sailing', '/blog/more?page=99']) {
  test(`${path} does not exist`, async () => {
    expect((await get(path)).status).toBe(404);
  });
}

test('an article has structured data and Open Graph metadata', async () => {
  const html = await (await get('/blog/how-a-webrtc-leak-happens')).text();

  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('<meta property="og:type" content="article"/>');
});

test('without script, the search finds and marks its term', async ({ request }) => {
  const blog = await getPage(request, '/ja/blog');

  const found = await submitForm(request, blog, readText(blog.$('main form button')), {
    [readText(blog.$('main form label'))]: '漏えい',
  });

  expect(pathOf(found)).toMatch(/^\/ja\/blog\/search\?q=/);
  const marks = found
    .$('main mark')
    .toArray()
    .map((mark) => readText(found.$(mark)));
  expect(marks).toContain('漏えい');
});
