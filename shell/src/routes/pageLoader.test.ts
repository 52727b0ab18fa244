import type { RemoteModule, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { createI18n } from '../locale/createI18n';
import { swapDeadlineMs } from '../remotes/regions/loadRegion';
import { createRegionSource } from '../remotes/regions/regionSource';
import type { AcceptedRemote, RemoteHost } from '../remotes/remoteHost';
import { createSiteStore } from '../store/createSiteStore';
import { createMountLoader, type PageData, type PageServices } from './pageLoader';

const remote: RemoteName = 'account';
const versions = ['2.0.0', '1.0.0'];

function anAccepted(version: string, isSwapSafe: boolean): AcceptedRemote {
  const route: RemoteRoute = {
    path: '/login',
    head: { title: 'title', description: 'description' },
    isSwapSafe,
    access: 'public',
    layout: 'single',
    Component: () => null,
  };
  const module: RemoteModule = { name: remote, routes: [route], slots: [] };
  return {
    remote,
    version,
    module,
    i18n: createI18n('en', { account: {} }),
    completeMessages: () => Promise.resolve(),
    store: createSiteStore({ transport: () => Promise.reject(new Error('no call')) }),
  };
}

/** Decides the login page again while it shows 1.0.0 and 2.0.0 is live. */
async function loadAgain({
  isSwapSafe,
  isUsable = true,
  shownPath = '/login',
}: {
  isSwapSafe: boolean;
  isUsable?: boolean;
  shownPath?: string;
}) {
  const deadlinesMs: unknown[] = [];
  const host: RemoteHost = {
    deadlineMs: 1000,
    candidates: () => versions,
    ownerOfSlot: () => undefined,
    isUsable: () => isUsable,
    get: (_, version) => anAccepted(version, isSwapSafe),
    accept(_, version, withinMs) {
      deadlinesMs.push(withinMs);
      return Promise.resolve(anAccepted(version, isSwapSafe));
    },
    report: () => undefined,
    markRendering: () => undefined,
    isRendering: () => false,
  };
  const shown: PageData = {
    sitePath: shownPath,
    region: {
      status: 'ready',
      remote,
      version: '1.0.0',
      view: { kind: 'route', path: '/login' },
      params: {},
    },
    slots: {},
  };
  const services: PageServices = {
    regions: createRegionSource(host),
    findReleases: () => Promise.resolve(),
    pages: { load: () => Promise.resolve(undefined), get: () => undefined },
    findShown: (sitePath) => (sitePath === shownPath ? shown : undefined),
    isServer: false,
  };
  const request = { url: 'https://tidegate.example/login', signal: new AbortController().signal };
  // The loader reads nothing else of a request.
  const loaded = await createMountLoader(services, remote)({ request: request as Request });
  const { region } = loaded as PageData;
  return { version: region?.status === 'ready' ? region.version : undefined, deadlinesMs };
}

test('a page that is not swap-safe keeps the version that the visitor is using', async () => {
  expect(await loadAgain({ isSwapSafe: false })).toMatchObject({ version: '1.0.0' });
});

test('a swap-safe page changes to the live version at once', async () => {
  expect(await loadAgain({ isSwapSafe: true })).toMatchObject({ version: '2.0.0' });
});

test('a version that failed is not kept', async () => {
  expect(await loadAgain({ isSwapSafe: false, isUsable: false })).toMatchObject({
    version: '2.0.0',
  });
});

test('a visitor who comes from another page gets the live version', async () => {
  expect(await loadAgain({ isSwapSafe: false, shownPath: '/pricing' })).toMatchObject({
    version: '2.0.0',
  });
});

test('a page that shows a region may wait longer for its next release than another page', async () => {
  expect(await loadAgain({ isSwapSafe: true })).toMatchObject({ deadlinesMs: [swapDeadlineMs] });
  expect(await loadAgain({ isSwapSafe: true, shownPath: '/pricing' })).toMatchObject({
    deadlinesMs: [1000],
  });
});
