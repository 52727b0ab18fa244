import Fastify, { type InjectOptions } from 'fastify';
import { registerCookies, setSiteCookie } from '../http/siteCookies';
import { encodeText } from '../responses/encodeText';
import { createCacheKeyFinder } from './createCacheKeyFinder';
import { createHtmlSender } from './sendPage';

/** The caching of a page that the edge keeps, or of one with another status. */
async function findCaching(options: InjectOptions & { url: string }, status = 200) {
  const app = Fastify({ trustProxy: '10.0.0.0/8' });
  await registerCookies(app, undefined);
  const keepPage = jest.fn();
  const sendHtml = createHtmlSender({ responseCache: { keepPage } });
  const findCacheKey = createCacheKeyFinder({
    live: { current: () => ({ id: 1, activatedAt: '', remotes: {} }) },
    findCurrency: () => Promise.resolve('USD'),
  });
  app.decorateRequest('cacheKey');
  app.decorateRequest('entry');
  app.decorateRequest('overrides');
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://site.invalid');
    request.cacheKey = await findCacheKey(request);
    request.entry = { kind: 'page', language: 'en', device: 'desktop', sitePath: pathname };
    request.overrides = new Map();
    reply.header('cache-control', 'private, no-cache');
    if (pathname === '/cookie') setSiteCookie(reply, 'LANGUAGE', 'de');
    return sendHtml(request, reply, { status, html: '', encoded: encodeText('') });
  });
  const { headers } = await app.inject({ remoteAddress: '10.0.0.1', ...options });
  return { caching: headers['cache-control'], isKept: keepPage.mock.calls.length > 0 };
}

const cookie = 'CURRENCY=GBP';
const fromProxy = { 'x-forwarded-for': '203.0.113.7', 'x-country-code': 'GB' };

test.each([
  ['of a visitor with a currency', { url: '/features', headers: { cookie } }],
  ['from a country', { url: '/features', headers: fromProxy }],
  ['of an advertiser', { url: '/features?gclid=1', headers: { cookie } }],
])('shared caches may keep the page %s', async (_, request) => {
  const caching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

  expect(await findCaching(request)).toEqual({ caching, isKept: true });
});

test.each([
  ['whose address decides the currency', { url: '/features' }],
  ['from a country that no proxy states', { url: '/', headers: { 'x-country-code': 'GB' } }],
])('only the edge may keep the page of a visitor %s', async (_, request) => {
  expect(await findCaching(request)).toEqual({ caching: 'private, no-cache', isKept: true });
});

test.each([
  ['of an account', { url: '/features', headers: { cookie: `${cookie}; paypal_token=1` } }],
  ['that stores an invitation', { url: '/features?invite_code=a', headers: { cookie } }],
  ['that sets a cookie', { url: '/cookie', headers: { cookie } }],
  ['behind the country gate', { url: '/vpn-trial/chinatrial', headers: fromProxy }],
  ['that differs by platform', { url: '/download', headers: fromProxy }],
])('nothing keeps the response with the page %s', async (_, request) => {
  expect(await findCaching(request)).toEqual({ caching: 'private, no-cache', isKept: false });
});

test('nothing keeps the response with the page of an address that does not exist', async () => {
  const request = { url: '/no-such-page', headers: { cookie } };

  expect(await findCaching(request, 404)).toEqual({
    ...{ caching: 'private, no-cache', isKept: false },
  });
});
