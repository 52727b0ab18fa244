import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { toReleaseName, type BrowserRelease, type LiveSet } from './browserRelease';

export interface LiveStore {
  get: () => LiveSet;
  generation: () => number;
  /** By `remote@version`. */
  find: (name: string) => BrowserRelease | undefined;
  subscribe: (onChange: () => void) => () => void;
  adopt: (live: LiveSet) => void;
}

/** The versions of a remote that are live, the current one first. */
export function listVersions({ remotes }: LiveSet, remote: RemoteName): string[] {
  return (remotes[remote] ?? []).map(({ version }) => version);
}

/** Limit of remembered releases: a page may still show some that left the live set. */
const mostKnown = 40;

export function createLiveStore(initial: LiveSet): LiveStore {
  let live = initial;
  const known = new Map<string, BrowserRelease>();
  const listeners = new Set<() => void>();

  function remember() {
    for (const release of Object.values(live.remotes).flat()) {
      const name = toReleaseName(release);
      known.delete(name);
      known.set(name, release);
    }
    for (const key of [...known.keys()].slice(0, -mostKnown)) known.delete(key);
  }
  remember();

  return {
    get: () => live,
    generation: () => live.generation,
    find: (name) => known.get(name),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    adopt(next) {
      live = next;
      remember();
      for (const listener of listeners) listener();
    },
  };
}
