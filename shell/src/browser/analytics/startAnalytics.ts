import type { AnalyticsEvent } from '@tidegate/contracts/api/visitors/schemas';
import { userMessageReceived } from '@tidegate/contracts/store/globalState';
import type { Boot } from '../../boot';
import { parsePrefix } from '../../locale/prefix';
import type { SiteStore } from '../../store/createSiteStore';
import { isConsentGiven } from '../forms/answerConsent';
import { keepCampaign } from '../storage/keepCampaign';
import { readCampaign } from '../storage/readCampaign';
import type { DataRouter } from '../navigation/dataRouter';
import { createEventQueue } from './eventQueue';
import { keepPlace, readPlace } from './keptPlace';
import { locateVisitor } from './locateVisitor';
import { isAnotherTabAlive, startHeartbeat } from './tabHeartbeat';

const appName = 'Web_Master';
const appType = 501;

export interface AnalyticsOptions {
  router: DataRouter;
  store: SiteStore;
  boot: Pick<Boot, 'language' | 'device' | 'shellVersion'>;
  /** The query of the address that the tab was opened with. */
  search: string;
}

async function findPlace(store: SiteStore): Promise<void> {
  const shown = store.getState().global.userMessage;
  const kept = shown ? undefined : readPlace();
  const place = shown ?? kept ?? (await locateVisitor());
  if (!place) return;
  if (!shown) store.dispatch(userMessageReceived(place));
  if (!kept) keepPlace(place);
}

/** Reports page views by path only, never queries or typed text; called only with consent. */
export async function startAnalytics({
  router,
  store,
  boot,
  search,
}: AnalyticsOptions): Promise<void> {
  keepCampaign(search, true);
  const tabId = crypto.randomUUID();
  const queue = createEventQueue(() => store.getState().user.userId);
  startHeartbeat(tabId);

  function send(eventName: string, parameters: AnalyticsEvent['event_params']) {
    const now = new Date();
    // Consent may have been revoked in another tab.
    if (!isConsentGiven()) queue.close();
    queue.add({
      event_name: eventName,
      event_params: parameters,
      event_datetime: now.toISOString(),
      event_timestamp: now.getTime(),
      front_id: readCampaign()['front_id'] ?? tabId,
      user_properties: [{ key: 'signed_in', value: store.getState().user.session !== null }],
      language: boot.language,
      device: boot.device,
      app_name: appName,
      app_type: appType,
      app_info: boot.shellVersion,
    });
  }

  function reportPage() {
    send('page_show', [
      { key: 'path', value: parsePrefix(location.pathname).sitePath.slice(0, 200) },
      { key: 'other_tab', value: isAnotherTabAlive(tabId, Date.now()) },
    ]);
  }

  await findPlace(store);
  reportPage();
  let { pathname } = router.state.location;
  router.subscribe(({ navigation, location: shown }) => {
    if (navigation.state !== 'idle' || shown.pathname === pathname) return;
    pathname = shown.pathname;
    reportPage();
  });
}
