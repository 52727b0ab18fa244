import '@tidegate/design-system/styles.css';
import { appInitialised, connectionChanged } from '@tidegate/contracts/store/appState';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { bootElementId, type Boot } from '../boot';
import { consentGivenEvent } from '../consent/consent';
import { SiteRoot } from '../SiteRoot';
import { applyStylesheets } from './applyStylesheets';
import { createBrowserSite } from './createBrowserSite';
import { followGenerations, reloadOnNavigation } from './followGenerations';
import { isConsentGiven } from './forms/answerConsent';
import { sendForms } from './forms/sendForms';
import { installTrustedTypes } from './installTrustedTypes';
import { createCallPrefetch } from './navigation/prefetch/createCallPrefetch';
import { DeferredRouterProvider } from './navigation/DeferredRouterProvider';
import { followLinks } from './navigation/followLinks';
import { reportProblem } from './reports';

installTrustedTypes();

function readBoot(): { boot: Boot; bootJson: string; search: string } {
  const bootJson = document.getElementById(bootElementId)?.textContent ?? '';
  return { boot: JSON.parse(bootJson) as Boot, bootJson, search: location.search };
}

function startPage(isStyled: boolean): void {
  const { boot, bootJson, search } = readBoot();
  const site = createBrowserSite(boot, bootJson);
  const { services, openPage, loadSwap } = site;
  const { store } = services;
  const { router } = openPage;

  startTransition(() => {
    hydrateRoot(
      document,
      <SiteRoot services={services}>
        <DeferredRouterProvider router={router} />
      </SiteRoot>,
      {
        onRecoverableError(error) {
          reportProblem({ code: 'shell.hydration', message: String(error) });
        },
      },
    );
  });

  followLinks(router, boot.basename);
  sendForms();

  function followConsent() {
    function count() {
      // Loaded only with consent; a failed import counts nothing.
      void import('./analytics/startAnalytics')
        .then(({ startAnalytics }) => startAnalytics({ router, store, boot, search }))
        .catch(() => undefined);
    }
    if (isConsentGiven()) count();
    addEventListener(consentGivenEvent, count);
  }
  followConsent();

  // After everything this page needs; without this code other pages are fetched on demand.
  function prepareLater() {
    void import(/* webpackChunkName: "open-page" */ './navigation/prepareOtherPages')
      .then(async ({ prepareOtherPages }) => {
        const loaded = await router.load();
        prepareOtherPages({
          ...{ ...site, router: loaded, store, open: openPage, boot, search },
          prefetchCalls: createCallPrefetch({ ...openPage, store }),
        });
      })
      .catch(() => store.dispatch(appInitialised()));
  }
  function followLoad() {
    if (document.readyState === 'complete') prepareLater();
    else addEventListener('load', prepareLater);
  }
  followLoad();
  followGenerations(loadSwap, router, boot.shellVersion);
  // The page has only the rules that it needs itself.
  if (!isStyled) reloadOnNavigation(router);

  function followConnection() {
    store.dispatch(connectionChanged({ isOnline: navigator.onLine }));
  }
  addEventListener('online', followConnection);
  addEventListener('offline', followConnection);
}

void applyStylesheets().then(startPage);
