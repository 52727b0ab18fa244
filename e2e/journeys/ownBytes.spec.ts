import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures';

/** What a page of the shell may bring beyond the script that every page starts with, compressed. */
const mostBytes = 4096;

test('a page of the shell brings words and data of its own, few, and no script', async ({
  request,
}) => {
  for (const path of ['/', '/features', '/vpn-server', '/de/faq', '/ar/download']) {
    const html = await (await request.get(path)).text();

    const [, boot = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    // A banner's words are its remote's, whatever page it stands on.
    const own = { ...(JSON.parse(boot) as object), remoteWords: {} };
    expect(own).toHaveProperty('shellWords');
    expect(gzipSync(JSON.stringify(own), { level: 9 }).length).toBeLessThan(mostBytes);
    expect([...html.matchAll(/<script src="[^"]+"/g)]).toHaveLength(1);
  }
});
