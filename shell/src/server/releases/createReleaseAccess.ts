import type { Release } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyRequest } from 'fastify';
import { createPromiseCache } from '../reading/createPromiseCache';
import type { LiveGeneration } from './registry-client/followRegistry';
import type { Previews } from '../previews/createPreviews';
import type { ReleaseStore } from './createReleaseStore';

/** Versions of earlier generations that open pages still request. */
const mostKept = 500;

export interface ReadableRelease {
  release: Release;
  /** Otherwise only this browser may read it. */
  isPublic: boolean;
}

export type FindReadableRelease = (
  request: FastifyRequest,
  remote: RemoteName,
  version: string,
) => Promise<ReadableRelease | undefined>;

/**
 * Releases are public once they were live, in development always. A preview opens one release to
 * one browser.
 */
export function createReleaseAccess(options: {
  siteEnv: 'development' | 'production';
  live: Pick<LiveGeneration, 'findPin'>;
  releaseStore: Pick<ReleaseStore, 'describe' | 'find' | 'wasLive'>;
  previews: Pick<Previews, 'find'>;
}): FindReadableRelease {
  const { siteEnv, live, releaseStore, previews } = options;
  const onceLive = createPromiseCache<boolean>(mostKept, (wasLive) => wasLive);

  const wasLive = (remote: RemoteName, version: string) =>
    onceLive.get(`${remote}@${version}`, () => releaseStore.wasLive(remote, version));

  return async (request, remote, version) => {
    const pin = live.findPin(remote, version);
    if (pin) return { release: await releaseStore.describe(remote, pin), isPublic: true };
    const isPublic = siteEnv === 'development' || (await wasLive(remote, version));
    const isReadable = isPublic || (await previews.find(request)).get(remote) === version;
    const release = isReadable ? await releaseStore.find(remote, version) : undefined;
    return release && { release, isPublic };
  };
}
