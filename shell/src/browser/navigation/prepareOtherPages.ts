import type { DataRouter } from './dataRouter';
import type { Boot } from '../../boot';
import type { SiteStore } from '../../store/createSiteStore';
import { forgetPlace } from '../analytics/keptPlace';
import { isConsentGiven } from '../forms/answerConsent';
import { followForms } from '../forms/followForms';
import { keepCampaign } from '../storage/keepCampaign';
import { loadAppConfig } from '../loadAppConfig';
import { createPrefetch, type PrefetchServices } from './prefetch/createPrefetch';
import { prefetchLinks } from './prefetch/prefetchLinks';
import { reopenAtProduction } from '../reopenAtProduction';
import { restoreScroll } from './restoreScroll';
import { keepTyped } from '../typed-text/keepTyped';

/** Everything that the first page does not need to start. */
export function prepareOtherPages({
  router,
  store,
  open,
  pages,
  findReleases,
  prefetchCalls,
  boot: { basename, shellVersion, isDevelopment, productionAddress },
  search,
}: {
  router: DataRouter;
  store: SiteStore;
  prefetchCalls: (sitePath: string) => void;
  boot: Boot;
  search: string;
} & Pick<PrefetchServices, 'open' | 'pages' | 'findReleases'>): void {
  const isGiven = isConsentGiven();
  keepCampaign(search, isGiven);
  if (!isGiven) forgetPlace();
  restoreScroll(router);
  keepTyped(store);
  reopenAtProduction(productionAddress);
  followForms(router, basename);
  const prefetch = createPrefetch({ open, pages, findReleases, shellVersion, basename });
  prefetchLinks(router, prefetch, prefetchCalls, basename);
  loadAppConfig(store, isDevelopment);
}
