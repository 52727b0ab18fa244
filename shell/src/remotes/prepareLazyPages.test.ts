import type { LazyPages, RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { createSiteStore } from '../store/createSiteStore';
import { createBrowserHost } from './createBrowserHost';
import { createLiveStore } from './liveStore';
import { aLiveSet, serveReleases } from './testing/releaseNetwork';

const pages: LazyPages = { '/blog/drafts': { Component: () => 'drafts' } };

/** Runs a release whose lazy chunk provides what `importPages` returns. */
async function runRelease(version: string, importPages: () => Promise<LazyPages>) {
  const module: RemoteModule = { name: 'blog', routes: [], slots: [], lazyPages: importPages };
  const network = serveReleases({ [version]: module });
  const host = createBrowserHost({
    language: 'en',
    store: createSiteStore({ transport: () => Promise.reject(new Error('no call')) }),
    live: createLiveStore(aLiveSet(1, [version])),
    styles: network.styles,
    messages: {},
    isDevelopment: false,
    sendReport: () => undefined,
    onViolation: () => undefined,
    onStale: () => undefined,
  });
  const { module: running } = await host.accept('blog', version);
  const requests = () => network.requested.filter((url) => url.endsWith('/lazy')).length;
  return { network, lazyPages: () => running.lazyPages?.(), requests };
}

Object.assign(navigator, { sendBeacon: () => true });
beforeAll(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));

test('the lazy chunk is loaded before the first lazy page, once', async () => {
  const requested: number[] = [];
  const { lazyPages, requests } = await runRelease('1.0.0', () => {
    requested.push(requests());
    return Promise.resolve(pages);
  });
  expect(requests()).toBe(0);

  const both = await Promise.all([lazyPages(), lazyPages()]);

  expect(both).toEqual([pages, pages]);
  expect(requested).toEqual([1]);
});

test('a lazy chunk that fails once is loaded again', async () => {
  const { network, lazyPages } = await runRelease('2.0.0', () => Promise.resolve(pages));
  network.fail('2.0.0', 'lazy', 1);

  const loading = lazyPages();
  await jest.advanceTimersByTimeAsync(500);

  expect(await loading).toEqual(pages);
});

test.each<[string, string, () => Promise<LazyPages>]>([
  ['throws', 'remotes.threwAtEvaluation', () => Promise.reject(new Error('boom'))],
  ['never ends', 'remotes.timeout', () => new Promise(() => undefined)],
])('a lazy chunk whose code %s is a fault of the release', async (kind, code, importPages) => {
  const version = kind === 'throws' ? '3.0.0' : '3.1.0';
  const { lazyPages } = await runRelease(version, importPages);

  const [outcome] = await Promise.allSettled([lazyPages(), jest.advanceTimersByTimeAsync(3000)]);

  expect(outcome).toMatchObject({ reason: { fault: { version, code } } });
});

test('a lazy chunk that is not received is a fault of the release', async () => {
  const { network, lazyPages } = await runRelease('4.0.0', () => Promise.resolve(pages));
  network.fail('4.0.0', 'lazy');

  const [outcome] = await Promise.allSettled([lazyPages(), jest.advanceTimersByTimeAsync(500)]);

  expect(outcome).toMatchObject({ reason: { fault: { code: 'remotes.unavailable' } } });
});

test('a page that is rendered again after a failure gets the same failure', async () => {
  const importPages = jest.fn(() => Promise.reject(new Error('boom')));
  const { lazyPages } = await runRelease('4.1.0', importPages);

  const first = lazyPages();
  await expect(first).rejects.toThrow('boom');

  expect(lazyPages()).toBe(first);
});

test('what the code of a lazy chunk changes of the platform is restored at once', async () => {
  const { map } = Array.prototype;
  const { lazyPages } = await runRelease('5.0.0', () => {
    Array.prototype.map = () => [];
    return Promise.resolve(pages);
  });

  await lazyPages();

  expect(Array.prototype.map).toBe(map);
});
