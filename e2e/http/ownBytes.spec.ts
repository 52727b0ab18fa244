import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';

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
