import { gzipSync } from 'node:zlib';
import { openPage } from '../browser/openPage';
import { followLinkTo } from '../browser/visit';
import { expect, test } from '../fixtures';

/** What a page of the shell may bring beyond the script that every page starts with, compressed. */
const mostBytes = 4096;

test('a page of the shell brings words and data of its own, few, and no script', async ({
  request,
}) => {
  for (const path of [
    ...['', 'ru', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ar'].map((home) => `/${home}`),
    ...['/features', '/vpn-server', '/de/faq', '/ar/download', '/ru/studentbeans', '/ru/invite'],
  ]) {
    const html = await (await request.get(path)).text();

    const [, boot = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(boot)).toHaveProperty('shellWords');
    expect(gzipSync(boot, { level: 9 }).length, path).toBeLessThan(mostBytes);
    expect([...html.matchAll(/<script src="[^"]+"/g)]).toHaveLength(1);
  }
});

test('a page of a campaign has all its words after a page that carried the banner’s alone', async ({
  page,
}) => {
  await openPage(page, '/');

  await followLinkTo(page, '/easter');

  await expect(page).toHaveTitle(/^Easter \d{4}: VPN plans and prices/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Travel light, keep the gate shut',
  );
});
