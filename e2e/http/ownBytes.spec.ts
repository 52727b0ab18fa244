import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';

/** By how much words and data may make a page of the shell larger on its way, compressed. */
const mostBytes = 3584;
const compress = (text: string) => gzipSync(text, { level: 9 }).length;

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
    expect(compress(html) - compress(html.replace(boot, '')), path).toBeLessThan(mostBytes);
    expect([...html.matchAll(/<script src="[^"]+"/g)]).toHaveLength(1);
  }
});
