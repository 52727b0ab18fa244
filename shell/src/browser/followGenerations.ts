import type { Language } from '@tidegate/contracts/languages';
import type { LiveSet } from '../remotes/browserRelease';
import type { BrowserHost } from '../remotes/createBrowserHost';
import type { LiveStore } from '../remotes/liveStore';
import type { Region } from '../remotes/region';
import type { PageData } from '../routes/pageLoader';
import type { DataRouter } from './router';

interface Announcement {
  generation: number;
  shellVersion: string;
}

/** Every region that the page shows now, as `remote@version`. */
async function findShown(router: DataRouter): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const data of Object.values(router.state.loaderData) as (PageData | undefined)[]) {
    for (const pending of [data?.region, ...Object.values(data?.slots ?? {})]) {
      const region: Region | undefined = await pending;
      if (region?.status === 'ready') shown.add(`${region.remote}@${region.version}`);
    }
  }
  return shown;
}

function fetchLiveSet(generation: number, language: Language, overrides: string) {
  const search = overrides === '' ? '' : `?${overrides}`;
  return fetch(`/_site/generations/${generation}/${language}.json${search}`).then(
    (reply) => (reply.ok ? (reply.json() as Promise<LiveSet>) : undefined),
    () => undefined,
  );
}

/**
 * Keeps an open page on the live set. The server announces a generation; the loaders decide again
 * which region may change in place and which waits for the next navigation.
 */
export function followGenerations({
  router,
  host,
  live,
  language,
  overrides,
  shellVersion,
}: {
  router: DataRouter;
  host: BrowserHost;
  live: LiveStore;
  language: Language;
  overrides: string;
  shellVersion: string;
}): void {
  let source: EventSource | undefined;
  // A page holds the releases it shows; the rest of the live set is fetched once it is needed.
  let complete = false;

  async function adopt({ generation, shellVersion: serverVersion }: Announcement) {
    if (serverVersion !== shellVersion) reloadOnNavigation(router);
    if (complete && generation === live.generation()) return;
    const next = await fetchLiveSet(generation, language, overrides);
    if (!next) return;
    const isChange = next.generation !== live.generation();
    complete = true;
    live.adopt(next);
    if (!isChange) return;
    await router.revalidate();
    host.disposeIdle(await findShown(router));
  }

  function connect() {
    source = new EventSource('/_site/events');
    source.addEventListener('generation', ({ data }) => {
      void adopt(JSON.parse(data as string) as Announcement);
    });
  }

  // A hidden tab needs no news, and browsers allow six such connections to a site.
  document.addEventListener('visibilitychange', () => {
    source?.close();
    if (document.visibilityState === 'visible') connect();
  });
  connect();
}

let isReloadDue = false;

/** Another build of the shell is on the server: the next navigation loads the whole document. */
function reloadOnNavigation(router: DataRouter): void {
  if (isReloadDue) return;
  isReloadDue = true;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading' && !navigation.formMethod) {
      location.assign(navigation.location.pathname + navigation.location.search);
    }
  });
}
