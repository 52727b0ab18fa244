import '@tidegate/design-system/styles.css';
import { appInitialised, connectionChanged } from '@tidegate/contracts/store/appState';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { bootElementId, type Boot } from '../boot';
import { createWords } from '../locale/createWords';
import { followMenus } from '../frame/frameMenus';
import type { PageContext } from '../pageContext';
import { createPageSource } from '../pages/pageSource';
import { createBrowserHost } from '../remotes/createBrowserHost';
import { createLiveStore } from '../remotes/liveStore';
import { createRegionSource } from '../remotes/regions/regionSource';
import { createRemoteStyles } from '../remotes/remoteStyles';
import type { PageData } from '../routes/pageLoader';
import { createRoutes } from '../routes/createRoutes';
import { SiteRoot, type SiteServices } from '../SiteRoot';
import { createSiteStore } from '../store/createSiteStore';
import { answerConsent, isConsentGiven } from './forms/answerConsent';
import { followGenerations, reloadOnNavigation } from './followGenerations';
import { fetchPage } from './navigation/fetchPage';
import { followLinks } from './navigation/followLinks';
import { reloadOnce } from './navigation/reloadOnce';
import { reportProblem } from './reports';
import { readDocumentAssets } from './navigation/readDocumentAssets';
import { sendForms } from './forms/sendForms';
import { createSiteTransport } from './createSiteTransport';
import { installTrustedTypes } from './installTrustedTypes';

installTrustedTypes();

function readBoot(): { boot: Boot; bootJson: string; search: string } {
  const bootJson = document.getElementById(bootElementId)?.textContent ?? '';
  return { boot: JSON.parse(bootJson) as Boot, bootJson, search: location.search };
}

const { boot, bootJson, search } = readBoot();
const { language, basename } = boot;

const live = createLiveStore(boot.live);
const { remoteStyles, ...documentAssets } = readDocumentAssets();
const styles = createRemoteStyles(remoteStyles);
const words = createWords(language, { shell: boot.shellWords });

const store = createSiteStore({
  preloadedState: boot.state,
  sliceVersions: boot.sliceVersions,
  transport: createSiteTransport(() => store.dispatch),
});
const host = createBrowserHost({
  language,
  store,
  live,
  styles,
  words: boot.remoteWords,
  isDevelopment: boot.isDevelopment,
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

const router = createBrowserRouter(
  createRoutes({
    regions: createRegionSource(host),
    pages,
    isServer: false,
    findShown: (sitePath) =>
      (Object.values(router.state.loaderData) as (PageData | undefined)[]).find(
        (data) => data?.sitePath === sitePath,
      ),
  }),
  { basename: basename || '/', hydrationData: boot.hydration },
);

const page: PageContext = {
  origin: boot.origin,
  heads: boot.state.global.localisation.documents['head.json'],
  language,
  isDevelopment: boot.isDevelopment,
  device: boot.device,
  live,
  styles,
  ...documentAssets,
  bootJson,
  overrides: boot.overrides,
};
let isServerPage = true;
const services: SiteServices = {
  store,
  words,
  host,
  pages,
  page,
  isHydrating: () => isServerPage,
};

startTransition(() => {
  hydrateRoot(
    document,
    <SiteRoot services={services}>
      <RouterProvider router={router} />
    </SiteRoot>,
    {
      onRecoverableError(error) {
        reportProblem({ code: 'shell.hydration', message: String(error) });
      },
    },
  );
});

router.subscribe(({ navigation }) => {
  if (navigation.state !== 'idle') isServerPage = false;
});
followMenus();
followLinks(router, basename);
sendForms();

function followConsent() {
  async function count() {
    // Loaded only with consent; a failed import counts nothing.
    const { startAnalytics } = await import('./analytics/startAnalytics');
    await startAnalytics({ router, store, boot, search });
  }
  if (isConsentGiven()) void count().catch(() => undefined);
  answerConsent(() => void count().catch(() => undefined));
}
followConsent();

async function prepareOthers() {
  const { prepareOtherPages } = await import(
    /* webpackChunkName: "open-page" */ './navigation/prepareOtherPages'
  );
  prepareOtherPages({ router, store, boot, search });
}
// After everything this page needs; without this code other pages are fetched on demand.
addEventListener('load', () => void prepareOthers().catch(() => store.dispatch(appInitialised())));
followGenerations({ router, host, live, language, overrides: boot.overrides }, boot.shellVersion);

function followConnection() {
  store.dispatch(connectionChanged({ isOnline: navigator.onLine }));
}
addEventListener('online', followConnection);
addEventListener('offline', followConnection);
