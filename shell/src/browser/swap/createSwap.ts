import { isRecord } from '../../isRecord';
import type { LiveSet } from '../../remotes/browserRelease';
import { disposeUnseen } from './disposeUnseen';
import { holdReleases } from './holdReleases';
import type { OpenPage } from './openPage';
import { keepPlaces } from './keepPlaces';
import { followEditing } from './followEditing';

function isLiveSet(value: unknown, generation: number): value is LiveSet {
  return isRecord(value) && value['generation'] === generation && isRecord(value['remotes']);
}

/** Rejects also with 204, while the site confirms a fault of a release. */
async function fetchLiveSet(generation: number, { language, overrides }: OpenPage) {
  const search = overrides === '' ? '' : `?${overrides}`;
  const reply = await fetch(`/_site/generations/${generation}/${language}.json${search}`);
  const live: unknown = await reply.json();
  if (!isLiveSet(live, generation)) throw new Error();
  return live;
}

/** Names the regions (`remote@version`) that the visitor is editing. */
function findHeld(isEdited: (region: HTMLElement) => boolean): string[] {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
  return regions.filter(isEdited).map(({ dataset }) => dataset['remote'] ?? '');
}

/** Updates an open page to a generation. Rejects if its live set was not received. */
export type Swap = (generation: number) => Promise<void>;

export function createSwap(page: OpenPage): Swap {
  const { router, host, live } = page;
  const isEdited = followEditing();
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
  // Releases held while the visitor was editing are released on the next navigation.
  router.subscribe(({ location, navigation }) => {
    const isLeaving = navigation.location && navigation.location.pathname !== location.pathname;
    if (isLeaving && live.get() !== newest) live.adopt(newest);
  });

  return async (generation) => {
    if (complete && generation === live.generation()) return;
    const next = await fetchLiveSet(generation, page);
    if (generation < newest.generation) return;
    const isChange = generation !== live.generation();
    complete = true;
    live.adopt(isChange ? holdReleases(findHeld(isEdited), live, newest, next) : next);
    newest = next;
    if (!isChange) return;
    places.begin();
    await router.revalidate();
    dispose();
  };
}
