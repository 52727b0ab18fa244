import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type {
  RouteModule,
  RemoteModule,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import shellMessages from '../../../locales/en/shell.json';
import { listPageData } from '../../browser/navigation/listPageData';
import { createSwap } from '../../browser/swap/createSwap';
import { createI18n } from '../../locale/createI18n';
import { createMountLoader } from '../../routes/pageLoader';
import { PageView } from '../../routes/PageView';
import { SiteRoot } from '../../SiteRoot';
import { createSiteStore } from '../../store/createSiteStore';
import { aPageContext } from '../../testing/aPageContext';
import { createBrowserHost } from '../createBrowserHost';
import { createLiveStore } from '../liveStore';
import { createRegionSource } from '../regions/regionSource';
import { aLiveSet, serveReleases } from './releaseNetwork';

export function aBlog(pages: Readonly<Record<string, RouteModule['Component']>>): RemoteModule {
  const routes = Object.entries(pages).map(([path, Component]): RemoteRoute => ({
    path,
    head: { title: 'title', description: 'description' },
    isSwapSafe: true,
    access: 'public',
    layout: 'blog',
    Component,
  }));
  return { name: 'blog', routes, slots: [] };
}

/**
 * Opens a page of the blog. `versions` are live, the current one first, by default all of them.
 * Every other path is a page without a region. Only the network is simulated.
 */
export async function openReleasePage(
  releases: ReadonlyMap<string, RemoteModule>,
  versions: readonly string[] = [...releases.keys()],
) {
  const network = serveReleases(Object.fromEntries(releases));
  const live = createLiveStore(aLiveSet(1, versions));
  const store = createSiteStore({ transport: () => Promise.reject(new Error('no call')) });
  const reported: RemoteFault[] = [];
  const host = createBrowserHost({
    language: 'en',
    store,
    live,
    styles: network.styles,
    messages: {},
    isDevelopment: false,
    sendReport: (fault) => reported.push(fault),
    onViolation: () => undefined,
    onStale: () => undefined,
  });
  const pages = { load: () => Promise.resolve(undefined), get: () => undefined };
  const services = {
    regions: createRegionSource(host),
    findReleases: () => Promise.resolve(),
    pages,
    isServer: false,
    findShown: (sitePath: string) => listData().find((data) => data.sitePath === sitePath),
  };
  const router = createMemoryRouter(
    [
      { path: '/blog/*', loader: createMountLoader(services, 'blog'), Component: PageView },
      { path: '*', Component: () => 'Elsewhere' },
    ],
    { initialEntries: ['/elsewhere'] },
  );
  const listData = () => listPageData(router.state);
  const page = aPageContext({ live, styles: network.styles });
  const messages = createI18n('en', { shell: shellMessages });
  render(
    <SiteRoot services={{ store, messages, host, pages, page, isHydrating: () => false }}>
      <RouterProvider router={router} />
    </SiteRoot>,
  );
  const go = (path: string) => act(() => router.navigate(path));
  await go('/blog');

  const swap = createSwap({ router, host, live, language: 'en', overrides: '', listData });
  /** Activates the next generation with these versions and waits until the page adopts it. */
  function activate(...next: string[]) {
    const generation = live.generation() + 1;
    network.activate(aLiveSet(generation, next));
    return act(() => swap(generation));
  }
  return { network, reported, go, activate };
}
