import type { Release } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LiveGeneration } from './liveGeneration';
import type { Previews } from '../previews/createPreviews';
import type { ReleaseStore } from './releaseStore';

/** Versions of earlier generations that open pages still ask for. */
const mostKept = 500;

/** A release whose files a browser may read. */
export interface ReadableRelease {
  release: Release;
  /** Whether everybody may; else this browser alone. */
  isPublic: boolean;
}

/** The release that a request may read files of, if it may. */
export type FindReadableRelease = (
  request: FastifyRequest,
  remote: RemoteName,
  version: string,
) => Promise<ReadableRelease | undefined>;

/**
 * A release is public from the moment it goes live, and stays so for the pages that show it. On a
 * site in development browsers choose releases that were never live, so there all are public. In
 * production a browser with a preview reads the files of that release, too.
 */
export function createReleaseAccess({
  siteEnv,
  live,
  releaseStore,
  previews,
}: {
  siteEnv: 'development' | 'production';
  live: Pick<LiveGeneration, 'findPin'>;
  releaseStore: Pick<ReleaseStore, 'describe' | 'find' | 'wasLive'>;
  previews: Pick<Previews, 'find'>;
}): FindReadableRelease {
  const onceLive = new LRUCache<string, true>({ max: mostKept });

  async function wasLive(remote: RemoteName, version: string): Promise<boolean> {
    const key = `${remote}@${version}`;
    if (onceLive.has(key)) return true;
    if (!(await releaseStore.wasLive(remote, version))) return false;
    onceLive.set(key, true);
    return true;
  }

  return async (request, remote, version) => {
    const pin = live.findPin(remote, version);
    if (pin) return { release: await releaseStore.describe(remote, pin), isPublic: true };
    const isPublic = siteEnv === 'development' || (await wasLive(remote, version));
    const isReadable = isPublic || (await previews.find(request)).get(remote) === version;
    const release = isReadable ? await releaseStore.find(remote, version) : undefined;
    return release && { release, isPublic };
  };
}
