import { createPageSource, type LoadedPage } from './pageSource';

const { signal } = new AbortController();
const createPage = () => ({}) as LoadedPage;

function createSource() {
  const fetched: string[] = [];
  const source = createPageSource((address) => {
    fetched.push(address);
    return Promise.resolve(createPage());
  });
  return { source, fetched };
}

test('a prefetched page needs no request and is shown once it is loaded', async () => {
  const { source, fetched } = createSource();
  const page = createPage();

  source.keepPrefetched('/features', page);
  expect(source.get('/features')).toBeUndefined();

  expect(await source.load('/features', signal)).toBe(page);
  expect(source.get('/features')).toBe(page);
  expect(fetched).toEqual([]);
});

test('the last forty pages of a visit need no second request', async () => {
  const { source, fetched } = createSource();
  const addresses = Array.from({ length: 41 }, (_, index) => `/vpn-server/${index}`);
  for (const address of addresses) await source.load(address, signal);
  expect(fetched.splice(0)).toEqual(addresses);

  for (const address of addresses.slice(1)) await source.load(address, signal);
  expect(fetched).toEqual([]);

  await source.load('/vpn-server/0', signal);
  expect(fetched).toEqual(['/vpn-server/0']);
});

test('prefetching a hundred pages keeps the one that is shown', async () => {
  const { source } = createSource();
  const shown = await source.load('/features', signal);

  for (let index = 0; index < 100; index += 1) {
    source.keepPrefetched(`/vpn-server/${index}`, createPage());
  }

  expect(source.get('/features')).toBe(shown);
});
