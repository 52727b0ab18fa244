import type { DataRouter } from './router';
import type { Boot } from '../boot';
import type { SiteStore } from '../store/createSiteStore';
import { loadAppConfig } from './loadAppConfig';
import { prefetchLinks } from './prefetchLinks';
import { reopenAtProduction } from './reopenAtProduction';

/** What the first page does without: the app configuration, the way to the production host, the next page. */
export function prepareOtherPages({
  router,
  store,
  basename,
  boot: { shellVersion, isDevelopment, productionAddress },
}: {
  router: DataRouter;
  store: SiteStore;
  basename: string;
  boot: Boot;
}): void {
  reopenAtProduction(productionAddress);
  prefetchLinks(router, shellVersion, basename);
  loadAppConfig(store, isDevelopment);
}
