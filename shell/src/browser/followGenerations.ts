import { followEvents } from './followEvents';
import type { DataRouter } from './navigation/dataRouter';
import type { Swap } from './swap/createSwap';
import type { OpenPage } from './swap/openPage';

const mostAttempts = 5;
const pauseMs = 2000;

/** Keeps an open page on the live set; the loaders decide which regions may change in place. */
export function followGenerations(page: OpenPage, shellVersion: string): void {
  let loading: Promise<Swap> | undefined;
  let announced: number | undefined;

  // Not needed at page start.
  function loadSwap() {
    loading ??= import(/* webpackChunkName: "open-page" */ './swap/createSwap').then(
      ({ createSwap }) => createSwap(page),
    );
    return loading;
  }

  /** False if the script of swaps or the live set could not be loaded. */
  async function tryToAdopt(generation: number): Promise<boolean> {
    const swap = await loadSwap().catch(() => (loading = undefined));
    if (!swap) return false;
    return swap(generation).then(
      () => true,
      () => false,
    );
  }

  /** Repeats what failed, because a generation is announced only once. */
  async function adopt(generation: number) {
    announced = generation;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, attempt * pauseMs));
      if (generation !== announced || (await tryToAdopt(generation))) return;
    }
  }

  followEvents(({ generation, shellVersion: serverVersion }) => {
    if (serverVersion !== shellVersion) reloadOnNavigation(page.router);
    void adopt(generation);
  });
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
