import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createPreviews } from '../previews/createPreviews';
import { createPreviewTokens } from '../previews/previewTokens';
import { integrityOf } from '../releases/registry-client/registryFiles';
import { createDictionaries } from '../dictionaries/createDictionaries';
import { createReleaseAccess } from '../releases/createReleaseAccess';
import { createReleaseStore } from '../releases/createReleaseStore';
import { registryFiles } from '../testing/registryFiles';
import { registerReleaseFiles } from './registerReleaseFiles';

const edgeToken = 'the-edge';
const previewKey = 'the key';

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** An edge that knows only blog@1.1.0, before a registry with 1.0.0, once live, and 2.0.0. */
async function anEdge(siteEnv: 'development' | 'production' = 'production') {
  const requested: string[] = [];
  const files = registryFiles('1.0.0', '1.1.0', '2.0.0');
  const live = files.get('/_delivery/releases/blog/1.1.0/release.json') ?? '';
  const pin = { version: '1.1.0', integrity: integrityOf(Buffer.from(live)) };
  const server = createServer(({ url = '' }, reply) => {
    requested.push(url);
    const isOnceLive = url === '/_delivery/releases/blog/1.0.0/first-generation';
    const bytes = isOnceLive ? '{"generation":1}' : files.get(url);
    reply.writeHead(bytes === undefined ? 404 : 200).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'tidegate-edge-'));
  const releaseStore = createReleaseStore({
    ...{ registryOrigin: `http://127.0.0.1:${port}`, edgeToken, cacheDir },
  });
  const app = Fastify({ routerOptions: { maxParamLength: 300 } });
  await app.register(cookie);
  const previews = createPreviews({
    ...{ previewKey, releaseStore, logger: app.log },
    live: { current: () => ({ id: 1, activatedAt: '', remotes: {} }) },
  });
  registerReleaseFiles(
    app,
    releaseStore,
    createReleaseAccess({
      siteEnv,
      live: { findPin: (_, version) => (version === '1.1.0' ? pin : undefined) },
      releaseStore,
      previews,
    }),
    createDictionaries(cacheDir, app.log),
  );
  const closeRegistry = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  closings.push(closeRegistry, () => rm(cacheDir, { recursive: true }));
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  return { app, requested, statusOf, closeRegistry };
}

test.each(['client/remoteEntry.js', 'locales/en.json'])(
  '%s is public for current and former live releases, and hidden for others',
  async (file) => {
    const { statusOf } = await anEdge();

    expect(await statusOf(`/r/blog/1.1.0/${file}`)).toBe(200);
    expect(await statusOf(`/r/blog/1.0.0/${file}`)).toBe(200);
    expect(await statusOf(`/r/blog/2.0.0/${file}`)).toBe(404);
  },
);

test('a browser with a preview can read the files of that release without caching', async () => {
  const { app, statusOf } = await anEdge();
  const { sign } = createPreviewTokens(previewKey);
  const read = (version: string, file: string) =>
    app.inject({
      url: `/r/blog/2.0.0/${file}`,
      cookies: {
        tidegate_preview: sign({
          ...{ id: 'one', versions: { blog: version }, expiresAt: Date.now() + 60_000 },
        }),
      },
    });

  const messages = await read('2.0.0', 'locales/en.json');

  expect([messages.statusCode, messages.headers['cache-control']]).toEqual([
    200,
    'private, no-store',
  ]);
  expect((await read('2.0.0', 'client/remoteEntry.js')).statusCode).toBe(200);
  expect((await read('2.0.0', 'server/remote.cjs')).statusCode).toBe(404);
  expect((await read('1.1.0', 'locales/en.json')).statusCode).toBe(404);
  expect(await statusOf('/r/blog/2.0.0/locales/en.json')).toBe(404);
});

test('a file is sent again with the headers of its first reply', async () => {
  const { app } = await anEdge();
  const read = async () => {
    const { statusCode, headers, body } = await app.inject('/r/blog/1.1.0/client/remoteEntry.js');
    return { statusCode, headers: { ...headers, date: '' }, body };
  };

  const first = await read();

  expect(first.statusCode).toBe(200);
  expect(await read()).toEqual(first);
});

test('a file in the browser cache is not sent again', async () => {
  const { app } = await anEdge();
  const url = '/r/blog/1.1.0/client/remoteEntry.js';
  const first = await app.inject(url);

  const again = await app.inject({
    url,
    headers: { 'if-none-match': `"other", ${String(first.headers['etag'])}` },
  });

  expect([again.statusCode, again.body]).toEqual([304, '']);
  // A name without hash, so browsers revalidate it when the page is reloaded.
  expect(first.headers['cache-control']).toBe('public, max-age=31536000');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
])('a browser that accepts %p gets a file encoded as %p', async (accepted, encoding) => {
  const { app } = await anEdge();

  const reply = await app.inject({
    url: '/r/blog/1.1.0/client/remoteEntry.js',
    headers: { 'accept-encoding': accepted },
  });

  expect(reply.headers['content-encoding']).toBe(encoding);
});

test('the registry is requested once for the history of an earlier release', async () => {
  const { requested, statusOf } = await anEdge();

  await statusOf('/r/blog/1.0.0/client/remoteEntry.js');
  await statusOf('/r/blog/1.0.0/locales/en.json');

  expect(requested.filter((url) => url.endsWith('/first-generation'))).toHaveLength(1);
});

test('in development the files of every release are public', async () => {
  const { statusOf } = await anEdge('development');

  expect(await statusOf('/r/blog/2.0.0/client/remoteEntry.js')).toBe(200);
});

test.each([
  '/r/blog/..%2f..%2fstatus%3f/x',
  '/r/blog/..%2f..%2fstatus%3f/client/remoteEntry.js',
  '/r/blog/../client/remoteEntry.js',
  '/r/blog/1.1.0%2frelease.json%3f/client/remoteEntry.js',
  '/r/blog/1.1.0%00/client/remoteEntry.js',
  '/r/blog/1.1.0/',
  '/r/blog/1.1.0/release.json',
  '/r/blog/1.1.0/client/../server/remote.cjs',
  '/r/blog/1.1.0/client/..%2fserver%2fremote.cjs',
  '/r/blog/1.1.0/client/%252e%252e/server/remote.cjs',
  '/r/blog/1.1.0/server/remote.cjs',
  '/r/blog/1.1.0/server%2fremote.cjs',
  '/r/blog/1.1.0/SERVER/remote.cjs',
  '/r/blog/1.1.0//server/remote.cjs',
  '/r/blog/1.1.0/./server/remote.cjs',
  '/r/blog/1.1.0/__proto__',
  '/r/blog/__proto__/client/remoteEntry.js',
  '/r/constructor/1.1.0/client/remoteEntry.js',
  '/r/..%2f..%2f_delivery/1.1.0/client/remoteEntry.js',
  '/r/blog%3f/1.1.0/client/remoteEntry.js',
  '/r/blog%23/1.1.0/client/remoteEntry.js',
  '/r/BLOG/1.1.0/client/remoteEntry.js',
  `/r/blog/${'1'.repeat(200)}/client/remoteEntry.js`,
])('%s is not a file and causes no registry request', async (url) => {
  const { requested, statusOf } = await anEdge('development');

  expect(await statusOf(url)).toBe(404);

  expect(requested).toEqual([]);
});

test('a file that is not cached is unavailable while the registry is unreachable', async () => {
  const { app, closeRegistry } = await anEdge();
  await closeRegistry();

  const reply = await app.inject('/r/blog/1.1.0/client/remoteEntry.js');

  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
});
