import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import cookies from '@fastify/cookie';
import Fastify from 'fastify';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { SentPage } from '../../pages/pageDocument';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import { createNotices } from '../pages/createNotices';
import { createDocument } from '../testing/siteDocuments';
import { registerPageDocuments } from './registerPageDocuments';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

const catalogue = {
  currency: 'USD',
  max_discount_percent: 71,
  plans: [
    {
      id: 1,
      product_id: 'v2.vip.one.web.usd.1y',
      name: '1 year',
      interval_count: 1,
      interval_unit: 'YEAR',
      currency: 'USD',
      currencySymbol: '$',
      price_unit: 375,
      price_amount: 15_588,
      price_discount_amount: 4499,
      price_deduction_amount: 11_089,
      discount_percent: '71%',
      is_recommend: true,
      price_renewal_amount: 4999,
      trial_price: null,
      trial_days: null,
      offer_ends_at: null,
    },
  ],
  vip1Plans: [],
  specPlans: {},
  activityInfoMap: {},
};

async function openDocuments(
  catalogueCaching = 'public, max-age=60',
  makeDocument = createDocument,
) {
  const app = Fastify();
  await app.register(cookies);
  registerPageDocuments(app, {
    backend: {
      call: ({ url }) =>
        Promise.resolve({
          httpStatus: 200,
          body: Buffer.from(JSON.stringify(succeed(catalogue))),
          contentType: 'application/json',
          cacheControl: url.endsWith('?currency=GBP') ? catalogueCaching : undefined,
          sessionChange: undefined,
        }),
    },
    findCurrency: () => Promise.resolve('GBP'),
    createDocument: makeDocument,
    createNotice: createNotices(await loadEdgeMessages(path.join(process.cwd(), 'shell/locales'))),
    isBlocked: ({ headers }) => Promise.resolve(headers['x-country-code'] === 'CN'),
    renderContent: (task) => Promise.resolve(JSON.stringify(task)),
    shellVersion: 'v1',
  });
  return app;
}

async function call(address: string, country = 'FR', catalogueCaching?: string) {
  const app = await openDocuments(catalogueCaching);
  const headers = { 'user-agent': mac, 'x-country-code': country };
  return app.inject({ url: `/_site/pages/v1${address}`, headers });
}

test('a client navigation gets the document for its query', async () => {
  const reply = await call('/de/vpn-server?q=japan');

  expect(reply.body).toContain('Tokio');
  expect(reply.body).not.toContain('Berlin');
});

test('a document for one device is not shared by caches', async () => {
  const reply = await call('/m/download');

  expect(reply.json<SentPage>().html).toContain('"id":"mac"');
  expect(reply.headers['cache-control']).toBe('private, max-age=300');
});

test.each(['/de/download', '/de/vpn-trial'])(
  'behind the country gate %s is an uncached notice',
  async (address) => {
    const reply = await call(address, 'CN');

    expect(reply.body).toContain('in China nicht angeboten');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await call(address)).body).not.toContain('China');
  },
);

test.each(['/secondFactor', '/de/secondstep'])(
  'a private page has no document: %s is loaded as a full page',
  async (address) => {
    const reply = await call(address);

    expect([reply.statusCode, reply.body]).toEqual([205, '']);
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);

test('a document that is the same for everyone may be cached publicly', async () => {
  const reply = await call('/features');

  expect(reply.headers['cache-control']).toBe('public, max-age=300');
});

test('it is made and compressed once, and not sent again to a browser that has it', async () => {
  const makeDocument = jest.fn(createDocument);
  const app = await openDocuments(undefined, makeDocument);
  const load = (headers: Record<string, string>, query = '') =>
    app.inject({ url: `/_site/pages/v1/features${query}`, headers });

  const first = await load({ 'accept-encoding': 'br' });
  const again = await load({ 'if-none-match': first.headers.etag ?? '' });
  const plain = await load({});
  await load({}, '?q=x');

  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(makeDocument.mock.calls.map(([, , visit]) => visit?.searchParams.get('q'))).toEqual([
    null,
    'x',
  ]);
});

test('the home page has the price of a year and is private', async () => {
  const reply = await call('/');

  expect(reply.body).toContain('$44.99 for a year today, then $49.99 a year.');
  expect(reply.headers['cache-control']).toBe('private, max-age=10');
});

test('a document whose price is about to change is not stored', async () => {
  const reply = await call('/', 'FR', 'public, max-age=3');

  expect(reply.headers['cache-control']).toBe('no-store');
});

test('an unknown product has no document', async () => {
  expect((await call('/download/amiga')).statusCode).toBe(204);
});
