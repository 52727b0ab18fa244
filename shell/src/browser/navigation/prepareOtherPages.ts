import type { DataRouter } from './dataRouter';
import type { Boot } from '../../boot';
import type { SiteStore } from '../../store/createSiteStore';
import { forgetPlace } from '../analytics/keptPlace';
import { isConsentGiven } from '../forms/answerConsent';
import { followForms } from '../forms/followForms';
import { keepCampaign } from '../storage/keepCampaign';
import { loadAppConfig } from '../loadAppConfig';
import { prefetchLinks } from './prefetchLinks';
import { reopenAtProduction } from '../reopenAtProduction';
import { restoreScroll } from './restoreScroll';
import { keepTyped } from '../typed-text/keepTyped';

/** Everything that the first page does not need to start. */
export function prepareOtherPages({
  router,
  store,
  boot: { basename, shellVersion, isDevelopment, productionAddress },
  search,
}: {
  router: DataRouter;
  store: SiteStore;
  boot: Boot;
  search: string;
}): void {
  const isGiven = isConsentGiven();
  keepCampaign(search, isGiven);
  if (!isGiven) forgetPlace();
  restoreScroll(router);
  keepTyped(store);
  reopenAtProduction(productionAddress);
  followForms(router, basename);
  prefetchLinks(router, shellVersion, basename);
  loadAppConfig(store, isDevelopment);
}
