import { followEvents } from './followEvents';
import type { DataRouter } from './navigation/dataRouter';
import type { Swap } from './swap/createSwap';

const mostAttempts = 5;
const pauseMs = 2000;

/** Keeps an open page on the live set; the loaders decide which regions may change in place. */
export function followGenerations(
  loadSwap: () => Promise<Swap>,
  router: DataRouter,
  shellVersion: string,
): void {
  let announced: number | undefined;

  /** False if the script of swaps or the live set could not be loaded. */
  function tryToAdopt(generation: number): Promise<boolean> {
    return loadSwap()
      .then((swap) => swap(generation))
      .then(
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
    if (serverVersion !== shellVersion) reloadOnNavigation(router);
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
