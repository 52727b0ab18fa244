import Fastify from 'fastify';
import { registerCookies } from '../http/siteCookies';
import { createCacheKeyFinder, findPageKey } from './createCacheKeyFinder';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

/** The cache key of a page, or "none". */
async function findKey(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  { generation = 1, overrides = new Map<'blog', string>() } = {},
) {
  const app = Fastify();
  await registerCookies(app, undefined);
  const findCacheKey = createCacheKeyFinder({
    live: { current: () => ({ id: generation, activatedAt: '', remotes: {} }) },
    findCurrency: () => Promise.resolve('USD'),
  });
  app.decorateRequest('cacheKey');
  app.decorateRequest('entry');
  app.decorateRequest('overrides');
  app.get('/*', async (request, reply) => {
    const [sitePath = '/'] = request.url.split('?');
    request.cacheKey = await findCacheKey(request);
    request.entry = { kind: 'page', language: 'en', device: 'desktop', sitePath };
    request.overrides = overrides;
    return reply.send(findPageKey(request) ?? 'none');
  });
  return (await app.inject({ url, headers })).body;
}

test.each([
  ['page of a list', '/blog?page=2', {}, {}],
  ['language', '/blog', { cookie: 'LANGUAGE=de' }, {}],
  ['currency', '/blog', { cookie: 'CURRENCY=GBP' }, {}],
  ['currency in the address', '/blog?currency=GBP', {}, {}],
  ['answer about cookies', '/blog', { cookie: 'tidegate_consent=no' }, {}],
  ['device', '/blog', { 'sec-ch-ua-mobile': '?1' }, {}],
  ['host', '/blog', { host: 'evil.example' }, {}],
  ['generation', '/blog', {}, { generation: 2 }],
])('a page of another %s has another cache key', async (_, url, headers, state) => {
  expect(await findKey(url, headers, state)).not.toBe(await findKey('/blog'));
});

test.each(['gclid=1', 'invite_code=a', 'page=2&gclid=1'])(
  'a page is cached once whatever the query %s stores or adds',
  async (query) => {
    const shown = query.includes('page=2') ? '/blog?page=2' : '/blog';

    expect(await findKey(`/blog?${query}`)).toBe(await findKey(shown));
  },
);

test.each(['/download', '/Download', '/download/v2021/product', '/download/smart-tvs'])(
  '%s is cached separately for each operating system',
  async (path) => {
    const agents = [{ 'user-agent': windows }, { 'user-agent': mac }, {}];
    const keys = await Promise.all(agents.map((headers) => findKey(path, headers)));

    expect(new Set(keys).size).toBe(3);
  },
);

test.each(['/', '/download/windows', '/vpn-server', '/blog/an-article'])(
  '%s is cached once for all operating systems',
  async (path) => {
    const ofMac = await findKey(path, { 'user-agent': mac });

    expect(await findKey(path, { 'user-agent': windows })).toBe(ofMac);
  },
);

test('a page with a session or a chosen release has no cache key', async () => {
  const overrides = new Map([['blog' as const, '1.0.0']]);

  expect(await findKey('/blog', { cookie: 'paypal_token=1' })).toBe('none');
  expect(await findKey('/blog', {}, { overrides })).toBe('none');
});
