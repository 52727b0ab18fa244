import type { Release } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { LRUCache } from 'lru-cache';
import type { LiveGeneration } from './liveGeneration';
import type { ReleaseStore } from './releaseStore';

/** Versions of earlier generations that open pages still ask for. */
const mostKept = 500;

/** The release whose files a browser may read, if it may. */
export type FindReadableRelease = (
  remote: RemoteName,
  version: string,
) => Promise<Release | undefined>;

/**
 * A release is public from the moment it goes live, and stays so for the pages that show it. On a
 * site in development browsers choose releases that were never live, so there all are public.
 */
export function createReleaseAccess({
  siteEnv,
  live,
  releaseStore,
}: {
  siteEnv: 'development' | 'production';
  live: Pick<LiveGeneration, 'findPin'>;
  releaseStore: Pick<ReleaseStore, 'describe' | 'find' | 'wasLive'>;
}): FindReadableRelease {
  const onceLive = new LRUCache<string, true>({ max: mostKept });

  async function wasLive(remote: RemoteName, version: string): Promise<boolean> {
    const key = `${remote}@${version}`;
    if (onceLive.has(key)) return true;
    if (!(await releaseStore.wasLive(remote, version))) return false;
    onceLive.set(key, true);
    return true;
  }

  return async (remote, version) => {
    const pin = live.findPin(remote, version);
    if (pin) return releaseStore.describe(remote, pin);
    const isPublic = siteEnv === 'development' || (await wasLive(remote, version));
    return isPublic ? releaseStore.find(remote, version) : undefined;
  };
}
