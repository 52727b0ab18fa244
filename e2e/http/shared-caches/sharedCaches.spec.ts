import { generateAddress } from '../../site/generateAddress';
import { userAgents } from '../../site/languages';
import { expect, test } from './fixtures';
import { sentRequests } from './sentRequests';
import { edgePort, inTurns, sendTo, type ReceivedReply, type SentRequest } from './sendTo';
import type { SharedCache } from './sharedCache';
import type { Caches } from './startCaches';

test.describe.configure({ timeout: 120_000 });

const asVisitor = (request: SentRequest): SentRequest => ({
  ...request,
  headers: { 'x-forwarded-for': generateAddress(), 'x-country-code': 'US', ...request.headers },
});

const listCaches = ({ nginx, varnish }: Caches): [string, SharedCache][] => [
  ['nginx', nginx],
  ['Varnish', varnish],
];

/** What must be the same, wherever a reply comes from. */
function listParts({ status, headers, text }: ReceivedReply): [string, string][] {
  const names = ['location', 'content-type', 'content-security-policy', 'cache-control', 'etag'];
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split('=')[0]);
  return [
    ['status', String(status)],
    ['text', text],
    ['cookies', cookies.join()],
    ...names.map((name): [string, string] => [name, String(headers[name])]),
  ];
}

async function compare(request: SentRequest, [name, { port }]: [string, SharedCache]) {
  const expected = new Map(listParts(await sendTo(edgePort, request)));
  return listParts(await sendTo(port, request))
    .filter(([part, value]) => expected.get(part) !== value)
    .map(([part, value]) => {
      const found = `${value.slice(0, 90)} instead of ${expected.get(part)?.slice(0, 90)}`;
      return `${name} ${part} ${JSON.stringify(request)}: ${found}`;
    });
}

/** Compares again, because a busy machine may miss the deadline of a region of one reply. */
async function findDifferences(
  request: SentRequest,
  cache: [string, SharedCache],
  attempts = 4,
): Promise<string[]> {
  const differences = await compare(request, cache);
  if (differences.length === 0 || attempts === 1) return differences;
  return findDifferences(request, cache, attempts - 1);
}

test('every request gets the reply of the edge from nginx and from Varnish', async ({ caches }) => {
  const differences: string[] = [];

  await inTurns(sentRequests, 4, async (sent) => {
    const request = asVisitor(sent);
    for (const cache of listCaches(caches)) {
      differences.push(...(await findDifferences(request, cache)));
    }
  });

  expect(sentRequests.length).toBeGreaterThan(600);
  expect(differences).toEqual([]);
});

test('a thousand visitors from advertisements are one request to the edge', async ({ caches }) => {
  const mark = `click-${Date.now()}`;
  const clicks = Array.from({ length: 1000 }, (_, index) => `/faq?gclid=${mark}-${index}`);

  for (const [, cache] of listCaches(caches)) {
    await sendTo(cache.port, asVisitor({ url: '/faq' }));
    await inTurns(clicks, 16, async (url) => {
      const reply = await sendTo(cache.port, asVisitor({ url }));
      cache.onReply?.({ url, headers: reply.headers });
      expect(reply.status).toBe(200);
    });
    // A page is fetched again after ten seconds, and a slow machine may take longer.
    expect(await cache.countMisses(mark)).toBeLessThan(10);
  }
});

test('caches answer browsers that have a page, in each encoding', async ({ caches }) => {
  const { headers } = await sendTo(edgePort, asVisitor({ url: '/features' }));
  const etag = String(headers['etag']);

  for (const [, { port }] of listCaches(caches)) {
    const known = asVisitor({ url: '/features', headers: { 'if-none-match': etag } });
    expect(await sendTo(port, known)).toMatchObject({ status: 304, text: '' });
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const request = asVisitor({ url: '/features', headers: { 'accept-encoding': accepted } });
      const reply = await sendTo(port, request);
      expect([reply.headers['content-encoding'], reply.headers['etag']]).toEqual([encoding, etag]);
      expect(reply.text).toContain('</html>');
    }
  }
});

test('files come from the caches, each in its encoding', async ({ caches }) => {
  const { text } = await sendTo(edgePort, asVisitor({ url: '/blog' }));
  const urls = [...new Set(text.match(/\/(?:assets|r)\/[\w./-]+\.(?:js|css)/g))];

  expect(urls.length).toBeGreaterThan(2);
  for (const [, cache] of listCaches(caches)) {
    for (const url of [...urls, ...urls]) {
      for (const encoding of ['br', 'identity']) {
        const request = asVisitor({ url, headers: { 'accept-encoding': encoding } });
        const reply = await sendTo(cache.port, request);
        cache.onReply?.({ url, headers: reply.headers });
        expect(reply.text).toBe((await sendTo(edgePort, request)).text);
      }
    }
    expect(await cache.countMisses(urls[0] ?? '')).toBe(2);
  }
});

test('a host of the visitor’s choice reaches no page', async ({ caches }) => {
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };

  for (const [, { port }] of listCaches(caches)) {
    const { status, text } = await sendTo(port, asVisitor({ url: '/why-us', headers }));
    expect([status, text.includes('evil.example')]).toEqual([200, false]);
  }
});

test('no visitor can make a cache keep the page of another request', async ({ caches }) => {
  const asPhone = (headers: Readonly<Record<string, string>>) =>
    asVisitor({ url: '/m/faq', headers: { 'user-agent': userAgents.phone, ...headers } });
  const visits = [{ 'sec-gpc': '1' }, { cookie: 'CURRENCY=CAD' }, { 'x-country-code': 'GB' }];

  for (const [, { port }] of listCaches(caches)) {
    for (const headers of visits) {
      // Proxies drop the headers that `Connection` names.
      const connection = Object.keys(headers).join();
      await sendTo(port, asPhone({ ...headers, connection }));
      const { text } = await sendTo(port, asPhone(headers));
      expect(text).toBe((await sendTo(edgePort, asPhone(headers))).text);
    }
  }
});

test('events reach open pages at once', async ({ caches }) => {
  for (const [, { port }] of listCaches(caches)) {
    const { body } = await fetch(`http://127.0.0.1:${port}/_site/events`);
    const reader = body?.getReader();
    const part = await reader?.read();
    await reader?.cancel();

    expect(Buffer.from(part?.value ?? []).toString()).toContain('generation');
  }
});
