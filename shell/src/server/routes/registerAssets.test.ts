import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type InjectOptions } from 'fastify';
import { createDictionaries } from '../dictionaries/createDictionaries';
import { registerAssets } from './registerAssets';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tidegate-assets-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function openAssets(files: Readonly<Record<string, string | Buffer>>) {
  await mkdir(path.join(folder, 'client/fonts'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
  const app = Fastify();
  registerAssets(app, path.join(folder, 'client'), createDictionaries(folder, app.log));
  return (options: InjectOptions) => app.inject(options);
}

const script = 'export {};';
const files = {
  'secret.js': 'outside',
  'client/main.0123abcd.js': script,
  'client/main.0123abcd.js.gz': gzipSync(script),
  'client/icon.svg': '<svg/>',
  'client/fonts/a.0123abcd.woff2': 'font',
  'client/favicon.ico': 'icon',
  'client/notes.txt': 'not for browsers',
};

test.each([
  ['/assets/main.0123abcd.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable'],
  ['/assets/fonts/a.0123abcd.woff2', 'font/woff2', 'max-age=31536000, immutable'],
  ['/assets/icon.svg', 'image/svg+xml', 'max-age=86400'],
  ['/favicon.ico', 'image/x-icon', 'max-age=86400'],
])('%s is sent as %s', async (url, type, kept) => {
  const call = await openAssets(files);

  const { statusCode, headers } = await call({ url });

  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toBe(`public, ${kept}`);
});

test('a file is sent in an encoding that the build made and the client accepts', async () => {
  const call = await openAssets(files);
  const get = (url: string, accepted: string) =>
    call({ url, headers: { 'accept-encoding': accepted } });

  const gzip = await get('/assets/main.0123abcd.js', 'br;q=0, gzip');
  const missing = await get('/assets/main.0123abcd.js', 'br');
  const plain = await get('/assets/icon.svg', 'gzip, br');

  expect([gzip.headers['content-encoding'], gzip.rawPayload]).toEqual(['gzip', gzipSync(script)]);
  expect([missing.headers['content-encoding'], missing.body]).toEqual([undefined, script]);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, '<svg/>']);
});

test('a client that has the file gets 304', async () => {
  const call = await openAssets(files);
  const { headers } = await call({ url: '/assets/icon.svg' });

  const { statusCode } = await call({
    url: '/assets/icon.svg',
    headers: { 'if-none-match': String(headers['etag']) },
  });

  expect(statusCode).toBe(304);
});

test.each([
  '/assets/main.00000000.js',
  '/assets/%2e%2e%2fsecret.js',
  '/assets/fonts/..%2f..%2fsecret.js',
  '/assets/main.0123abcd.js.gz',
  '/assets/notes.txt',
  '/assets/fonts',
  '/assets/',
  `/assets/${'a'.repeat(300)}.js`,
])('%s is not found', async (url) => {
  const call = await openAssets(files);

  expect(await call({ url })).toMatchObject({ statusCode: 404 });
});
