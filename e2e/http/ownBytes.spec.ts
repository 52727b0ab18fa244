import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';

/** The size limit of a page's messages and data, compressed. */
const mostBytes = 3584;
const compress = (text: string) => gzipSync(text, { level: 9 }).length;

test('a page of the shell contains only its own messages and data, and no other script', async ({
  request,
}) => {
  for (const path of [
    ...['', 'ru', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ar'].map((home) => `/${home}`),
    ...['/features', '/vpn-server', '/de/faq', '/ar/download', '/ru/studentbeans', '/ru/invite'],
  ]) {
    const html = await (await request.get(path)).text();

    const [, boot = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(boot)).toHaveProperty('shellMessages');
    expect(compress(html) - compress(html.replace(boot, '')), path).toBeLessThan(mostBytes);
    expect([...html.matchAll(/<script src="[^"]+"/g)]).toHaveLength(1);
  }
});
