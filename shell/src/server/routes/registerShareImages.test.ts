import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@tidegate/contracts/remotes/release';
import Fastify from 'fastify';
import { aRoute } from '../../testing/aRoute';
import type { ShareImageParts } from '../share-images/createShareImageFinder';
import { registerShareImages } from './registerShareImages';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const ofShell = ['en/home', 'de/home', 'en/features', 'en/vpn-server/germany-vpn'];
const ofBlog = ['client/share/en/blog.jpg', 'client/share/en/blog/list.jpg'];
const routes = [aRoute('/blog'), aRoute('/blog/more', { canonical: '/blog/list' })];

/** An edge with a live release of the blog; the content of each image is its name. */
async function anEdge() {
  const shellDist = await mkdtemp(path.join(tmpdir(), 'tidegate-share-'));
  folders.push(shellDist);
  for (const name of ofShell) {
    const file = path.join(shellDist, 'share', `${name}.jpg`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name);
  }
  await writeFile(path.join(shellDist, 'secret.jpg'), 'secret');
  const blog = { current: { version: '1.0.0', integrity: '' } };
  const files = Object.fromEntries(ofBlog.map((file) => [file, {}]));
  const app = Fastify();
  const reported: unknown[] = [];
  const releaseStore = {
    describe: async (_: string, { version }: { version: string }) => ({ version, routes, files }),
    read: async ({ version }: Release, file: string) => Buffer.from(`${version} ${file}`),
  };
  registerShareImages(app, {
    shellDist,
    live: { current: () => ({ id: 1, activatedAt: '', remotes: { blog } }) },
    releaseStore: releaseStore as unknown as ShareImageParts['releaseStore'],
    logger: { error: (problem: unknown) => void reported.push(problem) },
  });
  return { app, blog, releaseStore, reported };
}

test.each([
  ['/share/en/features.jpg', 'en/features'],
  ['/share/en/VPN-server/Germany-VPN.jpg', 'en/vpn-server/germany-vpn'],
  ['/share/en/features/a-part.jpg', 'en/features'],
  ['/share/de/home.jpg', 'de/home'],
  ['/share/de.jpg', 'de/home'],
  ['/share/en/blog.jpg', '1.0.0 client/share/en/blog.jpg'],
  ['/share/en/BLOG/List.jpg', '1.0.0 client/share/en/blog/list.jpg'],
  ['/share/en/blog/list.jpg', '1.0.0 client/share/en/blog/list.jpg'],
  ['/share/en/blog/more.jpg', '1.0.0 client/share/en/blog/list.jpg'],
  ['/share/en/blog/an-article.jpg', '1.0.0 client/share/en/blog.jpg'],
  ['/share/en/blog/a%20tag/of/it.jpg', '1.0.0 client/share/en/blog.jpg'],
  ['/share/de/blog/an-article.jpg', 'de/home'],
  ['/share/en/pricing.jpg', 'en/home'],
])('%s is the image %s', async (url, image) => {
  const { app } = await anEdge();

  const reply = await app.inject(url);

  expect([reply.statusCode, reply.body]).toEqual([200, image]);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
  });
});

test.each([
  '/share/en/no-such-page.jpg',
  '/share/xx/home.jpg',
  '/share/en/features',
  '/share/en/features.png',
  '/share/en//features.jpg',
  '/share/en/..%2f..%2fsecret.jpg',
  '/share/en/blog/..%2f..%2fsecret.jpg',
  '/share/en/blog/%2e%2e/secret.jpg',
  '/share/..%2fsecret.jpg',
  `/share/en/blog/${'a'.repeat(300)}.jpg`,
])('%s is no image', async (url) => {
  const { app } = await anEdge();

  const reply = await app.inject(url);

  expect([reply.statusCode, reply.body]).toEqual([404, '']);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('another live release changes the image, and an unchanged one is not sent again', async () => {
  const { app, blog } = await anEdge();
  const url = '/share/en/blog.jpg';
  const first = await app.inject(url);
  const headers = { 'if-none-match': first.headers.etag };

  expect((await app.inject({ url, headers })).statusCode).toBe(304);

  blog.current = { version: '1.1.0', integrity: '' };
  const second = await app.inject({ url, headers });

  expect([second.statusCode, second.body]).toEqual([200, '1.1.0 client/share/en/blog.jpg']);
});

test('a release that cannot be read leaves the general image and is reported', async () => {
  const { app, releaseStore, reported } = await anEdge();
  releaseStore.read = () => Promise.reject(new Error('the registry is away'));

  expect((await app.inject('/share/en/blog.jpg')).body).toBe('en/home');
  expect(reported).toMatchObject([{ code: 'edge.shareImage' }]);
});
