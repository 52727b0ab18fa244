import type { LiveSet } from '../../remotes/browserRelease';
import { disposeUnseen } from './disposeUnseen';
import { holdReleases } from './holdReleases';
import type { OpenPage } from './openPage';
import { keepPlaces } from './keepPlaces';
import { followHands } from './visitorsHands';

function fetchLiveSet(generation: number, { language, overrides }: OpenPage) {
  const search = overrides === '' ? '' : `?${overrides}`;
  return fetch(`/_site/generations/${generation}/${language}.json${search}`).then(
    (reply) => (reply.ok ? (reply.json() as Promise<LiveSet>) : undefined),
    () => undefined,
  );
}

/** Names the regions (`remote@version`) that the visitor is using. */
function findHeld(isInHands: (region: HTMLElement) => boolean): string[] {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
  return regions.filter(isInHands).map(({ dataset }) => dataset['remote'] ?? '');
}

/** Updates an open page to a generation. */
export type Swap = (generation: number) => Promise<void>;

export function createSwap(page: OpenPage): Swap {
  const { router, host, live } = page;
  const isInHands = followHands();
  const places = keepPlaces(router);
  let newest = live.get();
  // A page starts with only the releases it shows; the full live set is fetched once when needed.
  let complete = false;

  const dispose = () => void disposeUnseen(page);
  host.followRegions({
    enter(name) {
      places.enter(name);
      dispose();
    },
    leave(name) {
      places.leave(name);
      dispose();
    },
  });
  // Releases held while the visitor was using them are released on the next navigation.
  router.subscribe(({ location, navigation }) => {
    const isLeaving = navigation.location && navigation.location.pathname !== location.pathname;
    if (isLeaving && live.get() !== newest) live.adopt(newest);
  });

  return async (generation) => {
    if (complete && generation === live.generation()) return;
    const next = await fetchLiveSet(generation, page);
    if (!next) return;
    const isChange = next.generation !== live.generation();
    complete = true;
    live.adopt(isChange ? holdReleases(findHeld(isInHands), live, newest, next) : next);
    newest = next;
    if (!isChange) return;
    places.begin();
    await router.revalidate();
    dispose();
  };
}
