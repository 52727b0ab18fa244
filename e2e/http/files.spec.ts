import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../site/settings';
import { expect, test } from './fixtures';

/** A page of each remote, and the one whose slots they fill. */
const pages = ['/', '/blog', '/pricing', '/login', '/blackfriday', '/what-is-my-ip', '/vpn-server'];

const hashedName = /\.[0-9a-f]{8}\.\w+$/;

/** Every file of the shell, and every one of a release that a page names. */
async function listFiles(): Promise<string[]> {
  const client = path.join(settings.repository, 'shell/dist/client');
  const built = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(client, path.join(parentPath, name)));
  const named = await Promise.all(
    pages.map(async (page) => {
      const html = await (await fetch(settings.siteUrl + page)).text();
      return [...html.matchAll(/\/r\/[\w./-]+\.(?:json|js|css|svg)/g)].map(([file]) => file);
    }),
  );
  return [...new Set([...built.map((file) => `/assets/${file}`), ...named.flat()])];
}

test('a file for ever has its hash in its name, and any other is asked for again', async () => {
  const files = await listFiles();

  expect(files.filter((file) => file.endsWith('/remoteEntry.js')).length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await fetch(settings.siteUrl + file);
    const isForEver = headers.get('cache-control')?.includes('immutable');
    expect([file, status, isForEver]).toEqual([file, 200, hashedName.test(file)]);
    expect(headers.get('cross-origin-resource-policy'), file).toBe('same-origin');
    // As a browser asks that loads its page anew; by itself `fetch` would want no 304.
    const asked = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await fetch(settings.siteUrl + file, { headers: asked });
    expect([file, again.status]).toEqual([file, 304]);
  }
});

for (const url of [
  '/',
  '/no-such-page',
  '/_site/shell',
  '/_site/events',
  '/healthz',
  '/l10n?path=footer.json',
  '/_delivery/generation',
  '/favicon.ico',
  '/robots.txt',
]) {
  test(`${url} is for this site alone to embed`, async () => {
    const stop = new AbortController();
    const { headers } = await fetch(settings.siteUrl + url, { signal: stop.signal });
    stop.abort();

    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
  });
}

test('crawlers are kept from calls and from links that keep a choice of language', async () => {
  const reply = await fetch(`${settings.siteUrl}/robots.txt`);

  expect((await reply.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /_site/',
    'Disallow: /api/',
    'Disallow: /*?nl=',
    'Disallow: /*&nl=',
    `Sitemap: ${settings.siteUrl}/sitemap.xml`,
    '',
  ]);
});
