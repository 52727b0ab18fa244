import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './fixtures';
import { sendTo } from './sendTo';
import { startCaches } from './startCaches';
import { startFakeEdge } from './startFakeEdge';

const headers = { 'x-country-code': 'US', 'x-forwarded-for': '203.0.113.1' };

for (const name of ['nginx', 'varnish'] as const) {
  test(`in ${name}, pages expire, survive the edge and never contain a cookie of another`, async ({
    caches: _,
    folder,
  }) => {
    const edge = await startFakeEdge();
    const started = await startCaches(edge.host, path.join(folder, name));
    const read = (url: string) => sendTo(started[name].port, { url, headers });

    const readTwice = async (url: string) => [(await read(url)).text, (await read(url)).text];
    await expect.poll(async () => new Set(await readTwice('/long')).size).toBe(1);
    const personal = await readTwice('/cookie');
    const first = await read('/');
    await expect.poll(async () => (await read('/')).text).not.toBe(first.text);
    edge.stop();
    await wait(1500);
    const last = await read('/');
    const lost = await read('/never-read');
    await Promise.all([started.nginx.stop(), started.varnish.stop()]);

    expect(new Set(personal).size).toBe(2);
    expect(last.status).toBe(200);
    expect(lost.status).toBeGreaterThanOrEqual(500);
  });
}
