import { isRecord } from '../isRecord';
import type { DataRouter } from './navigation/dataRouter';
import type { Swap } from './swap/createSwap';
import type { OpenPage } from './swap/openPage';

/** Keeps an open page on the live set; the loaders decide which regions may change in place. */
export function followGenerations(page: OpenPage, shellVersion: string): void {
  let source: EventSource | undefined;
  let loading: Promise<Swap | undefined> | undefined;

  // Not needed at page start. After a failed import the next announcement tries again.
  function loadSwap() {
    loading ??= import(/* webpackChunkName: "open-page" */ './swap/createSwap').then(
      ({ createSwap }) => createSwap(page),
      () => (loading = undefined),
    );
    return loading;
  }

  async function adopt(generation: number, serverVersion: unknown) {
    if (serverVersion !== shellVersion) reloadOnNavigation(page.router);
    const swap = await loadSwap();
    await swap?.(generation);
  }

  function connect() {
    source = new EventSource('/_site/events');
    source.addEventListener('generation', ({ data }: MessageEvent<string>) => {
      const announcement: unknown = JSON.parse(data);
      if (!isRecord(announcement)) return;
      void adopt(Number(announcement['generation']), announcement['shellVersion']);
    });
  }

  // A hidden tab needs no events, and browsers allow six HTTP/1.1 connections per site.
  document.addEventListener('visibilitychange', () => {
    source?.close();
    if (document.visibilityState === 'visible') connect();
  });
  connect();
}

let isReloadDue = false;

export function reloadOnNavigation(router: DataRouter): void {
  if (isReloadDue) return;
  isReloadDue = true;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading' && !navigation.formMethod) {
      location.assign(navigation.location.pathname + navigation.location.search);
    }
  });
}
