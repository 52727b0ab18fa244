import type { DataRouter } from './router';
import type { Boot } from '../boot';
import type { SiteStore } from '../store/createSiteStore';
import { isConsentGiven } from './answerConsent';
import { keepCampaign } from './keepCampaign';
import { loadAppConfig } from './loadAppConfig';
import { prefetchLinks } from './prefetchLinks';
import { reopenAtProduction } from './reopenAtProduction';
import { restoreScroll } from './restoreScroll';

/** What the first page does without: the marks of its address, the app configuration, the way to the production host, the next page. */
export function prepareOtherPages({
  router,
  store,
  basename,
  boot: { shellVersion, isDevelopment, productionAddress },
  search,
}: {
  router: DataRouter;
  store: SiteStore;
  basename: string;
  boot: Boot;
  search: string;
}): void {
  keepCampaign(search, isConsentGiven());
  restoreScroll(router);
  reopenAtProduction(productionAddress);
  prefetchLinks(router, shellVersion, basename);
  loadAppConfig(store, isDevelopment);
}
