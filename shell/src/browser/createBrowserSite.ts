import type { Boot } from '../boot';
import { createI18n } from '../locale/createI18n';
import { createPageSource } from '../pages/pageSource';
import { createBrowserHost } from '../remotes/createBrowserHost';
import { createLiveStore } from '../remotes/liveStore';
import { createRemoteStyles } from '../remotes/remoteStyles';
import { createRoutes } from '../routes/createRoutes';
import type { SiteServices } from '../SiteRoot';
import { createSiteStore } from '../store/createSiteStore';
import { createReleaseFinder } from './createReleaseFinder';
import { createSiteTransport } from './createSiteTransport';
import { reloadOnNavigation } from './followGenerations';
import { createDeferredRouter, type DeferredRouter } from './navigation/createDeferredRouter';
import { fetchPage } from './navigation/fetchPage';
import { listPageData } from './navigation/listPageData';
import { loadShellChunk } from './navigation/loadShellChunk';
import { readDocumentAssets } from './navigation/readDocumentAssets';
import { reloadOnce } from './navigation/reloadOnce';
import { reportProblem } from './reports';
import { restoreQueries } from './restoreQueries';
import { createSwapLoader } from './swap/createSwapLoader';

const loadRouter = () =>
  loadShellChunk(() => import(/* webpackChunkName: "open-page" */ './navigation/startRouter'));

/** The router and the services of the page, from the data that the server sent with it. */
export function createBrowserSite(boot: Boot, bootJson: string) {
  const { language, basename, isDevelopment, overrides } = boot;
  const live = createLiveStore(boot.live);
  const { remoteStyles, ...documentAssets } = readDocumentAssets();
  const styles = createRemoteStyles(remoteStyles);
  const store = createSiteStore({
    preloadedState: restoreQueries(boot.state),
    sliceVersions: boot.sliceVersions,
    transport: createSiteTransport(() => store.dispatch),
  });
  const host = createBrowserHost({
    language,
    store,
    live,
    styles,
    messages: boot.remoteMessages,
    isDevelopment,
    sendReport: reportProblem,
    onStale() {
      const { navigation, location: shown } = router.state;
      reloadOnce(router.createHref(navigation.location ?? shown));
    },
    onViolation({ fault, isPermanent }) {
      if (isPermanent) reloadOnNavigation(router);
      if (!fault) return;
      host.report(fault);
      void router.revalidate();
    },
  });
  const pages = createPageSource((address, signal) =>
    fetchPage(boot.shellVersion, basename + address, signal),
  );
  const listData = () => listPageData(router.state);
  const findShown = (path: string) => listData().find(({ sitePath }) => sitePath === path);
  const router: DeferredRouter = createDeferredRouter(createRoutes(), {
    basename: basename || '/',
    hydrationData: boot.hydration,
    start: async (options) =>
      (await loadRouter()).startRouter(host, { pages, findShown, findReleases }, options),
  });

  const openPage = { router, host, live, language, overrides, listData };
  const loadSwap = createSwapLoader(openPage);
  const findReleases = createReleaseFinder(openPage, loadSwap);

  let isServerPage = true;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') isServerPage = false;
  });
  const services: SiteServices = {
    store,
    messages: createI18n(language, { shell: boot.shellMessages }),
    host,
    pages,
    page: {
      origin: boot.origin,
      heads: boot.state.global.localisation.documents['head.json'],
      language,
      isDevelopment,
      device: boot.device,
      live,
      styles,
      ...documentAssets,
      bootJson,
      overrides,
    },
    isHydrating: () => isServerPage,
  };
  return { services, pages, openPage, loadSwap, findReleases };
}
