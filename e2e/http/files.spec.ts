import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../site/settings';
import { expect, test } from './fixtures';

/** A page of each remote, and the home page with their slots. */
const pages = ['/', '/blog', '/pricing', '/login', '/blackfriday', '/what-is-my-ip', '/vpn-server'];

const hashedName = /\.[0-9a-f]{8}\.\w+$/;

/** Every file of the shell, and every release file that a page references. */
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

test('only a file with a hash in its name is immutable, and any other is revalidated', async () => {
  const files = await listFiles();

  expect(files.filter((file) => file.endsWith('/remoteEntry.js')).length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await fetch(settings.siteUrl + file);
    const isForEver = headers.get('cache-control')?.includes('immutable');
    expect([file, status, isForEver]).toEqual([file, 200, hashedName.test(file)]);
    expect(headers.get('cross-origin-resource-policy'), file).toBe('same-origin');
    // A browser sends these headers on reload; `fetch` alone would not request a 304.
    const requested = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await fetch(settings.siteUrl + file, { headers: requested });
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
  test(`${url} can be embedded only by this site`, async () => {
    const stop = new AbortController();
    const { headers } = await fetch(settings.siteUrl + url, { signal: stop.signal });
    stop.abort();

    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
  });
}

test('robots.txt excludes API calls and links that store a language choice', async () => {
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
