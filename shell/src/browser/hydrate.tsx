import '@tidegate/design-system/styles.css';
import { appInitialised, connectionChanged } from '@tidegate/contracts/store/appState';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { bootElementId, type Boot } from '../boot';
import { followMenus } from '../frame/frameMenus';
import { SiteRoot } from '../SiteRoot';
import { createBrowserSite } from './createBrowserSite';
import { followGenerations } from './followGenerations';
import { answerConsent, isConsentGiven } from './forms/answerConsent';
import { sendForms } from './forms/sendForms';
import { installTrustedTypes } from './installTrustedTypes';
import { followLinks } from './navigation/followLinks';
import { reportProblem } from './reports';

installTrustedTypes();

function readBoot(): { boot: Boot; bootJson: string; search: string } {
  const bootJson = document.getElementById(bootElementId)?.textContent ?? '';
  return { boot: JSON.parse(bootJson) as Boot, bootJson, search: location.search };
}

const { boot, bootJson, search } = readBoot();
const { services, openPage } = createBrowserSite(boot, bootJson);
const { store } = services;
const { router } = openPage;

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

followMenus();
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
  answerConsent(count);
}
followConsent();

// After everything this page needs; without this code other pages are fetched on demand.
addEventListener('load', () => {
  void import(/* webpackChunkName: "open-page" */ './navigation/prepareOtherPages')
    .then(({ prepareOtherPages }) => prepareOtherPages({ router, store, boot, search }))
    .catch(() => store.dispatch(appInitialised()));
});
followGenerations(openPage, boot.shellVersion);

function followConnection() {
  store.dispatch(connectionChanged({ isOnline: navigator.onLine }));
}
addEventListener('online', followConnection);
addEventListener('offline', followConnection);
