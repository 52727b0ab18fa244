import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { isChunkLoadError } from '../browser/navigation/loadShellChunk';
import { findSlotOwner, toReleaseName } from './browserRelease';
import {
  createReleaseCache,
  deadlineMs,
  type ReleaseCache,
  type ReleaseCacheOptions,
} from './createReleaseCache';
import { listVersions } from './liveStore';
import { createFollowedRegions, type FollowedRegions } from './regions/regionFollower';
import type { RemoteHost } from './remoteHost';

export interface BrowserHost
  extends RemoteHost, FollowedRegions, Pick<ReleaseCache, 'disposeIdle'> {
  follow: FollowedRegions['follow'];
}

function createRenderMarks(
  findGuards: ReleaseCache['guards'],
): Pick<RemoteHost, 'markRendering' | 'isRendering' | 'inspect'> {
  let rendering: RemoteName | null = null;
  const inspect = () => findGuards()?.inspect();
  return {
    inspect,
    markRendering(remote) {
      rendering = remote;
      // A view that throws or suspends never reaches its end mark.
      if (remote) findGuards()?.inspectSoon();
      else inspect();
    },
    isRendering: (remote) => rendering === remote,
  };
}

interface BrowserHostOptions extends Omit<ReleaseCacheOptions, 'onForeignWrite' | 'onLoadError'> {
  isDevelopment: boolean;
  sendReport: (fault: RemoteFault) => void;
  /** Called when files no longer exist and no other release can replace them. */
  onStale: () => void;
}

export function createBrowserHost(options: BrowserHostOptions): BrowserHost {
  const { live, isDevelopment, sendReport, onStale } = options;
  const bad = new Set<string>();
  const reported = new Set<string>();
  let isShellGone = false;

  function reportOnce(fault: RemoteFault) {
    const key = `${toReleaseName(fault)} ${fault.code}`;
    if (!reported.has(key)) sendReport(fault);
    reported.add(key);
  }

  const { guards, endWork, ...releases } = createReleaseCache({
    ...options,
    onForeignWrite(error) {
      reportOnce(error.fault);
      if (isDevelopment) throw error;
    },
    onLoadError(error) {
      isShellGone = isChunkLoadError(error);
      if (isShellGone) onStale();
    },
  });

  const isUsable = (remote: RemoteName, version: string) =>
    !bad.has(toReleaseName({ remote, version }));
  const candidates = (remote: RemoteName) =>
    listVersions(live.get(), remote).filter((version) => isUsable(remote, version));

  return {
    deadlineMs,
    candidates,
    isUsable,
    ownerOfSlot: (slot) => findSlotOwner(live.get().remotes, slot),
    ...releases,
    report(fault) {
      const name = toReleaseName(fault);
      bad.add(name);
      endWork(name);
      // Offline, or without the shell's own chunk, nothing loads; that is no fault of a release.
      if (navigator.onLine && !isShellGone) reportOnce(fault);
      if (fault.code === 'remotes.notFound' && candidates(fault.remote).length === 0) onStale();
    },
    ...createRenderMarks(guards),
    ...createFollowedRegions(),
  };
}
