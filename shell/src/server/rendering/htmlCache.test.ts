import { createHtmlCache, isShared } from './htmlCache';

test.each([
  ['public, max-age=60', true],
  ['public, max-age=10', true],
  ['public, max-age=9', false],
  ['public, max-age=0', false],
  ['private, max-age=60', false],
  ['no-store', false],
  [undefined, false],
])('a page made from a response with %s is cached: %s', (cacheControl, isKept) => {
  expect(isShared(cacheControl)).toBe(isKept);
});

const aPage = (html: string, status = 200) => ({ status, html, isShared: status === 200 });

/** A cache with a stale page, by default one that is no longer sent while it is rendered again. */
async function aCacheWithOldPage(ageMs = 70_000) {
  jest.useFakeTimers();
  const error = jest.fn();
  const cache = createHtmlCache({ error });
  await cache.renew('/', () => Promise.resolve(aPage('old')));
  jest.advanceTimersByTime(ageMs);
  return { cache, error };
}

afterEach(() => jest.useRealTimers());

test('a cached page is reused for ten seconds and sent for a minute while it is renewed', async () => {
  const { cache } = await aCacheWithOldPage(10_000);

  expect(cache.find('/')).toBeUndefined();
  expect(await cache.renew('/', () => Promise.resolve(aPage('new')))).toMatchObject({
    html: 'old',
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(cache.find('/')).toMatchObject({ html: 'new' });
});

test('requests that come together get the first page of one render', async () => {
  const cache = createHtmlCache({ error: jest.fn() });
  const render = jest.fn(() => Promise.resolve(aPage('first')));

  const pages = await Promise.all([cache.renew('/', render), cache.renew('/', render)]);

  expect(pages).toMatchObject([{ html: 'first' }, { html: 'first' }]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('requests that come together for a private page each get their own', async () => {
  const cache = createHtmlCache({ error: jest.fn() });
  const toPage = (html: string) => () => Promise.resolve({ ...aPage(html), isShared: false });

  const pages = await Promise.all([
    cache.renew('/', toPage('mine')),
    cache.renew('/', toPage('theirs')),
    cache.renew('/', () => Promise.reject(new Error('no renderer'))).catch(() => 'failed'),
  ]);

  expect(pages).toMatchObject([{ html: 'mine' }, { html: 'theirs' }, 'failed']);
});

test('requests for a page that was private do not wait for each other', async () => {
  const cache = createHtmlCache({ error: jest.fn() });
  const renderPrivate = () => Promise.resolve({ ...aPage('private'), isShared: false });
  await cache.renew('/', renderPrivate);

  const slow = cache.renew('/', () => new Promise<never>(() => undefined));
  const page = await Promise.race([cache.renew('/', renderPrivate), slow]);

  expect(page).toMatchObject({ html: 'private' });
});

test('a page that has not changed is not compressed again', async () => {
  const { cache } = await aCacheWithOldPage();
  const before = cache.find('/') ?? (await cache.renew('/', () => Promise.resolve(aPage('old'))));
  jest.advanceTimersByTime(70_000);

  const same = await cache.renew('/', () => Promise.resolve(aPage('old')));
  jest.advanceTimersByTime(70_000);
  const changed = await cache.renew('/', () => Promise.resolve(aPage('new')));

  expect(same.encoded).toBe(before.encoded);
  expect(changed.encoded?.version).not.toBe(before.encoded?.version);
});

test('a stale page replaces one that cannot be rendered', async () => {
  const { cache, error } = await aCacheWithOldPage();

  const instead = [
    await cache.renew('/', () => Promise.resolve(aPage('no articles', 503))),
    await cache.renew('/', () => Promise.reject(new Error('no renderer'))),
  ];

  expect(instead).toMatchObject([{ html: 'old' }, { html: 'old' }]);
  expect(error).toHaveBeenCalledWith({
    code: 'edge.pageFailed',
    err: new Error('no renderer'),
  });
});

test('a stale page replaces a slow one, which is rendered once', async () => {
  const { cache } = await aCacheWithOldPage();
  let finish: (page: ReturnType<typeof aPage>) => void = () => undefined;
  const render = jest.fn(
    () => new Promise<ReturnType<typeof aPage>>((resolve) => (finish = resolve)),
  );
  const first = cache.renew('/', render);
  const second = cache.renew('/', render);
  await jest.advanceTimersByTimeAsync(1000);

  expect([await first, await second]).toMatchObject([{ html: 'old' }, { html: 'old' }]);
  expect(render).toHaveBeenCalledTimes(1);
  finish(aPage('new'));
  await jest.advanceTimersByTimeAsync(0);
  expect(cache.find('/')).toMatchObject({ html: 'new' });
});

test('a failed page does not replace a cached page', async () => {
  const { cache } = await aCacheWithOldPage();

  await cache.renew('/', () => Promise.resolve({ ...aPage('broken', 503), isShared: true }));

  expect(await cache.renew('/', () => Promise.reject(new Error('no renderer')))).toMatchObject({
    html: 'old',
  });
});

test('a redirect is not cached', async () => {
  const cache = createHtmlCache({ error: jest.fn() });

  await cache.renew('/', () =>
    Promise.resolve({ ...aPage('', 302), isShared: true, location: '/de' }),
  );

  expect(cache.find('/')).toBeUndefined();
});

test('without a stale page a failure is returned', async () => {
  const cache = createHtmlCache({ error: jest.fn() });

  await expect(cache.renew('/', () => Promise.reject(new Error('no renderer')))).rejects.toThrow();
});
