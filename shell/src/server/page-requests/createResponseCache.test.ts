import Fastify, { type InjectOptions } from 'fastify';
import { registerCookies, setSiteCookie } from '../http/siteCookies';
import { createHtmlCache } from '../rendering/htmlCache';
import { createResponseCache } from './createResponseCache';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

/** Pages and redirects whose handler, which counts, keeps its responses. */
async function openPages() {
  const app = Fastify();
  await registerCookies(app, undefined);
  const cache = createHtmlCache({ error: jest.fn() });
  const generation = { id: 1, activatedAt: '', remotes: {} };
  const responseCache = createResponseCache({
    cache,
    live: { current: () => ({ ...generation }) },
    findCurrency: ({ headers }) => Promise.resolve(headers['x-currency'] === 'GBP' ? 'GBP' : 'USD'),
  });
  const handled = jest.fn();
  app.decorateRequest('cacheKey');
  app.get('/*', { onRequest: responseCache.answer }, async (request, reply) => {
    handled();
    const { cacheKey, url } = request;
    if (url.includes('swap')) generation.id += 1;
    if (url.includes('cookie')) setSiteCookie(reply, 'LANGUAGE', 'de');
    if (url.startsWith('/old')) {
      responseCache.keepRedirect(request, reply.code(301).header('location', '/new'));
      return reply.send();
    }
    if (!cacheKey) return reply.send('private');
    const page = { status: 200, html: '<p>page</p>'.repeat(50), isShared: true };
    const kept = await cache.renew(cacheKey.text, () => Promise.resolve(page));
    reply.type('text/html').header('x-own', 'kept');
    if (kept.encoded) responseCache.keepPage(cacheKey, reply, kept.encoded);
    return reply.send(kept.html);
  });
  const call = (options: InjectOptions) => app.inject({ url: '/features', ...options });
  await call({});
  handled.mockClear();
  return { call, handled, generation };
}

test('a cached response has the headers and the content of the first one', async () => {
  const { call, handled } = await openPages();

  const { body, headers } = await call({});

  expect(body).toBe('<p>page</p>'.repeat(50));
  expect(headers).toMatchObject({ 'content-type': 'text/html', 'x-own': 'kept' });
  expect(headers['server-timing']).toMatch(/^now;dur=\d+$/);
  expect(handled).not.toHaveBeenCalled();
});

test.each([
  ['with the click ID of an advertiser', { url: '/features?gclid=1' }],
  ['with a cookie of somebody else', { cookies: { other: '1' } }],
  ['of a campaign before consent', { url: '/features?utm_source=mail' }],
])('a request %s gets the cached response', async (_, request) => {
  const { call, handled } = await openPages();

  const { body } = await call(request);

  expect(body).toContain('page');
  expect(handled).not.toHaveBeenCalled();
});

test.each<[string, InjectOptions]>([
  ['of a signed-in visitor', { cookies: { paypal_token: 'token' } }],
  ['of an app with a token', { headers: { authorization: 'Bearer token' } }],
  ['with a release chosen', { cookies: { tidegate_remotes: 'remote.blog=1.0.0' } }],
  ['with a preview', { cookies: { tidegate_preview: 'token' } }],
  ['that chooses a release', { url: '/features?remote.blog=1.0.0' }],
  ['that stores an invitation', { url: '/features?invite_code=abc' }],
  ['that stores a language', { url: '/features?nl=de' }],
  ['that stores a currency', { url: '/features?currency=GBP' }],
  [
    'of a campaign after consent',
    { url: '/features?utm_source=mail', cookies: { tidegate_consent: 'yes' } },
  ],
  ['after consent', { cookies: { tidegate_consent: 'yes' } }],
  ['with Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
  ['with a language', { cookies: { LANGUAGE: 'de' } }],
  ['from a phone', { headers: { 'user-agent': phone } }],
  ['in the same currency by a cookie', { cookies: { CURRENCY: 'USD' } }],
  ['in another currency', { headers: { 'x-currency': 'GBP' } }],
  ['to another host', { headers: { host: 'mirror.example' } }],
  ['for another page of a list', { url: '/features?page=2' }],
  ['for another page', { url: '/faq' }],
])('a request %s is handled by itself', async (_, request) => {
  const { call, handled } = await openPages();

  await call(request);

  expect(handled).toHaveBeenCalledTimes(1);
});

test('a new generation replaces cached responses at once', async () => {
  const { call, handled, generation } = await openPages();

  generation.id = 2;
  await call({});

  expect(handled).toHaveBeenCalledTimes(1);
});

test('a response of a generation that ended meanwhile is not sent again', async () => {
  const { call, handled } = await openPages();

  await call({ url: '/swap' });
  await call({ url: '/swap' });

  expect(handled).toHaveBeenCalledTimes(2);
});

test('a redirect is kept', async () => {
  const { call, handled } = await openPages();

  const redirects = [await call({ url: '/old' }), await call({ url: '/old' })];

  for (const { statusCode, headers } of redirects) {
    expect([statusCode, headers['location']]).toEqual([301, '/new']);
  }
  expect(handled).toHaveBeenCalledTimes(1);
});

test.each<[string, InjectOptions]>([
  ['that repeats a query', { url: '/old?gclid=1' }],
  ['that stores a language', { url: '/old/cookie' }],
  ['of a signed-in visitor', { url: '/old', cookies: { paypal_token: 'token' } }],
  ['with a release chosen', { url: '/old', cookies: { tidegate_remotes: '' } }],
])('a redirect %s is not kept', async (_, request) => {
  const { call, handled } = await openPages();
  await call({ url: '/old' });

  await call(request);
  await call(request);

  expect(handled).toHaveBeenCalledTimes(3);
});

test('a redirect is kept for ten seconds', async () => {
  const { call, handled } = await openPages();
  await call({ url: '/old' });

  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  await call({ url: '/old' });
  now.mockRestore();

  expect(handled).toHaveBeenCalledTimes(2);
});

test('a kept redirect is that of the same device, language and generation', async () => {
  const { call, handled, generation } = await openPages();
  await call({ url: '/old' });

  await call({ url: '/old', headers: { 'user-agent': phone } });
  await call({ url: '/old', cookies: { LANGUAGE: 'de' } });
  generation.id = 2;
  await call({ url: '/old' });

  expect(handled).toHaveBeenCalledTimes(4);
});
