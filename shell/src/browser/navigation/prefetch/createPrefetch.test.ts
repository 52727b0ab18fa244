import { createPageSource } from '../../../pages/pageSource';
import type { BrowserRelease } from '../../../remotes/browserRelease';
import { createLiveStore } from '../../../remotes/liveStore';
import type { AcceptedRemote } from '../../../remotes/remoteHost';
import { createPrefetch, type PrefetchServices } from './createPrefetch';

const asset = (name: string) => ({ url: `/r/blog/${name}`, integrity: '' });
const blog: BrowserRelease = {
  remote: 'blog',
  version: '1.0.0',
  contract: '1.5.0',
  isCompatible: true,
  container: 'blog',
  entry: asset('remoteEntry.js'),
  chunk: asset('remote.js'),
  lazy: { chunk: asset('lazy.js'), paths: ['/blog/drafts/:unikey'] },
  styles: [asset('remote.css')],
  messages: asset('en.json'),
  slots: [],
};

function createServices(
  reply: () => Promise<Response>,
  findReleases = () => Promise.resolve(),
  loaded?: AcceptedRemote,
) {
  const requested: unknown[] = [];
  window.fetch = (address) => {
    requested.push(address);
    return reply();
  };
  const host = { candidates: () => ['1.0.0'], get: () => loaded };
  const pages = createPageSource(() => Promise.resolve(undefined));
  const prefetch = createPrefetch({
    open: {
      host: host as Partial<PrefetchServices['open']['host']> as PrefetchServices['open']['host'],
      live: createLiveStore({ generation: 1, remotes: { blog: [blog] } }),
    },
    pages,
    findReleases,
    shellVersion: 'v1',
    basename: '/de',
  });
  const load = (path: string) => pages.load(path, new AbortController().signal);
  return { prefetch, load, requested };
}

const replyWith = (status: number, caching = 'public, max-age=300') =>
  Promise.resolve({
    status,
    headers: new Headers({ 'cache-control': caching }),
    json: () => Promise.resolve({ path: '/features' }),
  } as Partial<Response> as Response);

const filesOfBlog = ['remoteEntry.js', 'remote.js', 'remote.css', 'en.json'].map(
  (name) => `/r/blog/${name}`,
);

const passTask = () => new Promise((resolve) => setTimeout(resolve));

test('a page of the shell is requested once and then opens without a request', async () => {
  const { prefetch, load, requested } = createServices(() => replyWith(200));

  prefetch('/features');
  prefetch('/features');
  await passTask();

  expect(requested).toEqual(['/_site/pages/v1/de/features']);
  expect((await load('/features'))?.facts.path).toBe('/features');
});

test.each([
  ['of another shell build', () => replyWith(409)],
  ['made for one visitor', () => replyWith(205)],
  ['that may not be stored', () => replyWith(200, 'no-store')],
  ['that cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('a page %s is left to the navigation', async (_, reply) => {
  const { prefetch, load } = createServices(reply);

  prefetch('/features');
  await passTask();

  expect(await load('/features')).toBeUndefined();
});

test('of a remote the files of its release are requested once', async () => {
  const { prefetch, requested } = createServices(() => replyWith(200));

  prefetch('/blog');
  prefetch('/blog/an-article');
  await passTask();

  expect(requested).toEqual(filesOfBlog);
});

test('a lazy page of a remote that runs needs only the lazy chunk, requested once', async () => {
  const running = {} as AcceptedRemote;
  const { prefetch, requested } = createServices(() => replyWith(200), undefined, running);

  prefetch('/blog');
  prefetch('/blog/drafts/one');
  prefetch('/blog/drafts/two');
  await passTask();

  expect(requested).toEqual(['/r/blog/lazy.js']);
});

test('a file that was not received is requested at the next intent', async () => {
  let isOnline = false;
  const reply = () => (isOnline ? replyWith(200) : Promise.reject(new TypeError('offline')));
  const { prefetch, requested } = createServices(reply);

  prefetch('/blog');
  await passTask();
  isOnline = true;
  prefetch('/blog');
  await passTask();

  expect(requested).toEqual([...filesOfBlog, ...filesOfBlog]);
});

test('a remote whose releases were not found out is requested at the next intent', async () => {
  const findReleases = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(undefined);
  const { prefetch, requested } = createServices(() => replyWith(200), findReleases);

  prefetch('/blog');
  await passTask();
  expect(requested).toEqual([]);
  prefetch('/blog');
  await passTask();

  expect(requested).toEqual(filesOfBlog);
});

test('pointing at a hundred links requests forty pages', () => {
  const { prefetch, requested } = createServices(() => replyWith(200));

  for (let index = 0; index < 100; index += 1) prefetch(`/vpn-server/${index}`);

  expect(requested).toHaveLength(40);
});
