import type { RegionFollower } from '../../remotes/regions/regionFollower';
import type { DataRouter } from '../navigation/router';
import { readPlace, restorePlace, type Place } from './regionPlace';

const findRegion = (name: string) => document.querySelector(`[data-remote="${name}"]`);
const remoteOf = (name: string) => name.split('@')[0] ?? name;

export interface KeptPlaces extends RegionFollower {
  /** From now on, until the next navigation, regions change under the visitor's hands. */
  begin: () => void;
}

/** Hands a visitor's place from the version that leaves a region to the one that comes. */
export function keepPlaces(router: DataRouter): KeptPlaces {
  const places = new Map<string, Place>();
  let isKept = false;
  // Who goes to another page starts there anew.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') isKept = false;
  });

  return {
    begin() {
      isKept = true;
    },
    leave(name) {
      const region = findRegion(name);
      if (isKept && region) places.set(remoteOf(name), readPlace(region));
    },
    enter(name) {
      const place = places.get(remoteOf(name));
      const region = findRegion(name);
      places.delete(remoteOf(name));
      if (isKept && place && region) restorePlace(region, place);
    },
  };
}
