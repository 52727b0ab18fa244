import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyRequest, type InjectOptions } from 'fastify';
import { createAmpPageRenderer } from '../amp/createAmpPageRenderer';
import type { Backend } from '../backend-client/backend';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import type { RegionResult } from '../fragments/createRegionRenderer';
import { registerCookies } from '../http/siteCookies';
import { createNotices } from '../pages/createNotices';
import { withoutMessages } from '../pages/pageMessages';
import { loadFailedPages } from '../rendering/loadFailedPages';
import { createPageRenderer } from '../rendering/createPageRenderer';
import type { RenderReply } from '../rendering/renderTask';
import type { ShellAssets } from '../rendering/readShellAssets';
import { createSecondFactorPages } from '../second-factor/createSecondFactorPages';
import { candidatesOf } from '../testing/candidatesOf';
import { createDocument } from '../testing/siteDocuments';
import { registerPages } from './registerPages';

const localesDir = path.join(process.cwd(), 'shell/locales');
const assets = { styles: [] } as unknown as ShellAssets;

/** Accepts every call. */
const backend: Backend = {
  call: () =>
    Promise.resolve({
      ...{ httpStatus: 200, contentType: 'application/json', sessionChange: undefined },
      body: Buffer.from('{"code":200,"data":null}'),
      cacheControl: 'public, max-age=60',
    }),
};

const notFound: RegionResult = {
  outcome: { kind: 'other', region: { status: 'notFound' } },
  isWhole: true,
};

/** The routes of pages with a renderer that replies `html`. */
async function openPages({
  render = () => Promise.resolve({ status: 200, html: '<p>page</p>' }),
  region = notFound,
}: { render?: () => Promise<RenderReply>; region?: RegionResult } = {}) {
  const app = Fastify();
  await registerCookies(app, undefined);
  await app.register(formbody, { bodyLimit: 1000 });
  const edgeMessages = await loadEdgeMessages(localesDir);
  const rendered = jest.fn(render);
  const options = {
    ...{ siteEnv: 'development' as const, productionOrigin: undefined },
    ...{ usesRecaptcha: false, assets, backend, edgeMessages, createDocument, ampStyle: '' },
    live: { current: () => ({ id: 1, activatedAt: '', remotes: {} }) },
    findCandidates: () => Promise.resolve(candidatesOf()),
    findRoute: () => Promise.resolve(undefined),
    previews: { find: () => Promise.resolve(new Map()), change: () => Promise.resolve(false) },
    frameMessages: () => Promise.resolve(withoutMessages),
    pool: { renderHtml: rendered },
    renderRegion: () => Promise.resolve(region),
    inlineStyles: (html: string) => Promise.resolve({ html, styleHashes: ["'sha256-x'"] }),
    findCurrency: () => Promise.resolve('USD' as const),
    isBlocked: ({ headers }: FastifyRequest) => Promise.resolve(headers['x-country-code'] === 'CN'),
    createNotice: createNotices(edgeMessages),
    failedPages: await loadFailedPages(localesDir, assets),
    answerSecondFactor: createSecondFactorPages({ backend, edgeMessages }),
  };
  registerPages(app, {
    ...options,
    renderPage: createPageRenderer(options),
    renderAmpPage: createAmpPageRenderer(options),
  });
  return { app, rendered, call: (options: InjectOptions) => app.inject(options) };
}

const session = { paypal_token: 'token' };

function aPost(
  url: string,
  fields: Readonly<Record<string, string>>,
  site = 'same-origin',
): InjectOptions {
  return {
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
  };
}

test('an anonymous page is rendered once and then served from the cache', async () => {
  const { call, rendered } = await openPages();

  const replies = [await call({ url: '/features' }), await call({ url: '/features' })];

  for (const { statusCode, body, headers } of replies) {
    expect([statusCode, body]).toEqual([200, '<p>page</p>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, authorization, cookie, sec-gpc, sec-ch-ua-mobile, user-agent, x-country-code',
      'content-security-policy': expect.stringContaining(
        "script-src 'self'; style-src 'self' 'sha256-x';",
      ) as string,
    });
  }
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a kept page is compressed, and not sent to a browser that has it', async () => {
  const { call } = await openPages();
  const headers = { 'accept-encoding': 'gzip, br' };

  const first = await call({ url: '/features', headers });
  const { etag = '' } = first.headers;
  const again = await call({ url: '/features', headers: { ...headers, 'if-none-match': etag } });
  const other = await call({ url: '/features', headers: { 'if-none-match': 'W/"other"' } });

  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe('<p>page</p>');
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect([other.statusCode, other.body]).toEqual([200, '<p>page</p>']);
});

test('a page of a session is rendered for each request and not stored', async () => {
  const { call, rendered } = await openPages();

  await call({ url: '/features', cookies: session });
  const { headers } = await call({ url: '/features', cookies: session });

  expect(headers['cache-control']).toBe('private, no-store');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('a chosen language is stored and leads to its page', async () => {
  const { call, rendered } = await openPages();

  const reply = await call({ url: '/features?nl=de' });

  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/de/features']);
  expect(reply.cookies).toEqual([
    expect.objectContaining({ name: 'LANGUAGE', value: 'de', maxAge: 400 * 24 * 3600 }),
  ]);
  expect(rendered).not.toHaveBeenCalled();
});

test('a chosen release is stored, and its pages are neither indexed nor cached', async () => {
  const { call, rendered } = await openPages();

  const chosen = await call({ url: '/features?remote.blog=1.0.0' });
  const cookies = { tidegate_remotes: chosen.cookies[0]?.value ?? '' };
  await call({ url: '/features', cookies });
  const shown = await call({ url: '/features', cookies });

  expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/features']);
  expect(chosen.headers['cache-control']).toBe('private, no-store');
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('the page of a developer may load its scripts from the dev server', async () => {
  const { call } = await openPages();

  const { headers } = await call({
    url: '/features',
    cookies: { tidegate_remotes: 'remote.blog=dev:4000' },
  });

  expect(headers['content-security-policy']).toContain("script-src 'self' http://127.0.0.1:4000");
  expect(headers['content-security-policy']).not.toContain('sha256');
});

test.each([
  ['stored', 'yes', ['_aid', 'cf-click', 'cje', 'cje-client', 'invite_data']],
  ['not stored', 'no', ['invite_data']],
  ['not stored', '', ['invite_data']],
])('after the answer to cookies, partners are %s: %s', async (_, answer, names) => {
  const { call } = await openPages();

  const { cookies } = await call({
    url: '/features?admitad_uid=abc&invite_code=friend',
    cookies: { tidegate_consent: answer },
  });

  expect(cookies.map(({ name }) => name).sort()).toEqual(names);
});

test('a page behind the country gate is replaced by a notice', async () => {
  const { call } = await openPages();

  const blocked = await call({ url: '/vpn-trial', headers: { 'x-country-code': 'CN' } });
  const open = await call({ url: '/vpn-trial', headers: { 'x-country-code': 'HK' } });

  expect([blocked.statusCode, open.statusCode]).toEqual([451, 200]);
});

test('a page made for one visitor is stored nowhere', async () => {
  const { call } = await openPages();

  const read = await call({ url: '/secondStep' });
  const foreign = await call(aPost('/secondStep', {}, 'cross-site'));

  expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(foreign.statusCode).toBe(409);
});

test('a sent form leads to its page', async () => {
  const { call } = await openPages();

  const { statusCode, headers } = await call(
    aPost('/de/edmsub', { form: 'subscribe', email: 'a@example.com' }),
  );

  expect([statusCode, headers.location]).toEqual([303, '/de/edmsub?sent=subscribe#subscribe-form']);
});

test('a refused form is shown again', async () => {
  const { call, rendered } = await openPages();

  const { statusCode } = await call(aPost('/edmsub', { form: 'subscribe', email: '' }));

  expect(statusCode).toBe(422);
  expect(JSON.stringify(rendered.mock.calls)).toContain('Enter your email address.');
});

test('another site cannot post a form', async () => {
  const { call, rendered } = await openPages();

  const form = { form: 'subscribe', email: 'a@example.com' };
  const { statusCode } = await call(aPost('/edmsub', form, 'cross-site'));

  expect(statusCode).toBe(409);
  expect(rendered).not.toHaveBeenCalled();
});

test('a form that is too large is answered with a notice', async () => {
  const { call } = await openPages();

  const { statusCode, body } = await call(aPost('/edmsub', { form: 'a'.repeat(2000) }));

  expect([statusCode, body]).toEqual([413, '<p>page</p>']);
});

test('an AMP document has the policy of AMP, and a page without one has its own', async () => {
  const { call, rendered } = await openPages();

  const amp = await call({ url: '/amp/features' });
  const account = await call({ url: '/amp/myAccount/Info', cookies: session });

  expect(amp.headers['content-security-policy']).toContain('https://cdn.ampproject.org/');
  expect(rendered.mock.calls).toMatchObject([[{ amp: { kind: 'page' } }], [{ url: /./ }]]);
  expect(account.statusCode).toBe(200);
});

test.each<[string, RegionResult['outcome'], [number, string]]>([
  ['that moved', { kind: 'redirect', status: 301, to: '/blog/b' }, [301, '/de/blog/b']],
  [
    'that needs a session',
    { kind: 'loginNeeded' },
    [303, '/de/login?redirect=%2Fblog%2Ftides%3Fpage%3D1'],
  ],
])('a page of a remote %s redirects', async (_, outcome, expected) => {
  const { call } = await openPages({ region: { outcome, isWhole: true } });

  const { statusCode, headers } = await call({ url: '/de/blog/tides?page=1' });

  expect([statusCode, headers.location]).toEqual(expected);
});

test('an unavailable page names the time of the next attempt', async () => {
  const { call } = await openPages({ render: () => Promise.resolve({ status: 503, html: '' }) });

  const { statusCode, headers } = await call({ url: '/blog' });

  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
});

test('a page that cannot be rendered is replaced by the error page of its language', async () => {
  const { call } = await openPages({ render: () => Promise.reject(new Error('planted')) });

  const { statusCode, body } = await call({ url: '/de/features' });

  expect(statusCode).toBe(500);
  expect(body).toContain('<html lang="de"');
});

test('a client that requests too many pages at once is refused', async () => {
  let finish: (reply: RenderReply) => void = () => undefined;
  const last = new Promise<RenderReply>((resolve) => {
    finish = resolve;
  });
  const { call } = await openPages({ render: () => last });

  const replies = Array.from({ length: 209 }, (_, page) => call({ url: `/features?page=${page}` }));
  const refused = await Promise.race(replies);
  finish({ status: 200, html: '' });

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  await Promise.all(replies);
});
