import type { RegionFollower } from '../../remotes/regions/regionFollower';
import type { DataRouter } from '../navigation/dataRouter';
import { readPlace, restorePlace, type Place } from './regionPlace';

const findRegion = (name: string) => document.querySelector(`[data-remote="${name}"]`);
const remoteOf = (name: string) => name.split('@')[0] ?? name;

export interface KeptPlaces extends RegionFollower {
  /** Restores places from now on until the next navigation. */
  begin: () => void;
}

/** Transfers the visitor's focus and scroll offsets from a region's old version to its new one. */
export function keepPlaces(router: DataRouter): KeptPlaces {
  const places = new Map<string, Place>();
  let isKept = false;
  // Another page starts without a place.
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
