import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { createSiteStore } from '../store/createSiteStore';
import { createBrowserHost } from './createBrowserHost';
import { createLiveStore } from './liveStore';
import { aLiveSet, serveReleases, type ReleaseFile } from './testing/releaseNetwork';

const aModule: RemoteModule = { name: 'blog', routes: [], slots: [] };

function openPage(...versions: string[]) {
  const network = serveReleases(Object.fromEntries(versions.map((one) => [one, aModule])));
  const reported: RemoteFault[] = [];
  const stale: (string | undefined)[] = [];
  const host = createBrowserHost({
    language: 'en',
    store: createSiteStore({ transport: () => Promise.reject(new Error('no call')) }),
    live: createLiveStore(aLiveSet(1, versions)),
    styles: network.styles,
    messages: {},
    isDevelopment: false,
    sendReport: (fault) => reported.push(fault),
    onViolation: () => undefined,
    onStale: () => void stale.push(reported.at(-1)?.version),
  });
  return { host, network, reported, stale };
}

const files: [ReleaseFile, string][] = [
  ['styles', '1.0.0'],
  ['words', '1.1.0'],
  ['entry', '1.2.0'],
  ['chunk', '1.3.0'],
];

test.each(files)(
  'a release whose %s fails once is loaded again and used',
  async (file, version) => {
    const { host, network } = openPage(version);
    network.fail(version, file, 1);

    const accepted = await host.accept('blog', version);

    expect(accepted.module).toBe(aModule);
  },
);

test('a release whose file fails twice is rejected as unavailable', async () => {
  const { host, network } = openPage('2.0.0');
  network.fail('2.0.0', 'chunk');

  await expect(host.accept('blog', '2.0.0')).rejects.toMatchObject({
    fault: { code: 'remotes.unavailable' },
  });

  // The page requests it twice, and each failure is diagnosed with another request.
  expect(network.requested.filter((url) => url.endsWith('/chunk'))).toHaveLength(4);
});

test('the page is stale once the files of every release of a remote are gone', () => {
  const { host, stale } = openPage('3.1.0', '3.0.0');
  const report = (version: string) =>
    host.report({ remote: 'blog', version, code: 'remotes.notFound', message: '' });

  report('3.1.0');
  expect(stale).toEqual([]);
  report('3.0.0');

  expect(stale).toEqual(['3.0.0']);
});
