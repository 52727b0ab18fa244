import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { IsHydratingProvider } from './frame/StaticHtml';
import { PageContextProvider, type PageContext } from './pageContext';
import type { PageSource } from './pages/pageSource';
import { PageSourceProvider } from './pages/ShellPage';
import type { RegionHost } from './remotes/remoteHost';
import { RemoteHostProvider } from './remotes/regions/RemoteHostContext';
import type { SiteStore } from './store/createSiteStore';

export interface SiteServices {
  store: SiteStore;
  messages: i18n;
  host: RegionHost;
  pages: PageSource;
  page: PageContext;
  /** Whether the page is still the server's document, before any navigation. */
  isHydrating: () => boolean;
}

export function SiteRoot({ services, children }: { services: SiteServices; children: ReactNode }) {
  const { store, messages, host, pages, page, isHydrating } = services;
  return (
    <Provider store={store}>
      <I18nextProvider i18n={messages}>
        <RemoteHostProvider value={host}>
          <PageSourceProvider value={pages}>
            <PageContextProvider value={page}>
              <IsHydratingProvider value={isHydrating}>{children}</IsHydratingProvider>
            </PageContextProvider>
          </PageSourceProvider>
        </RemoteHostProvider>
      </I18nextProvider>
    </Provider>
  );
}
