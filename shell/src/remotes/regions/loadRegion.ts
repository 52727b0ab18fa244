import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { decideRegion, PageMoved, SessionRequired, type SiteLocation } from './decideRegion';
import { matchRemoteRoute, type Region } from './region';
import { toFault } from '../RemoteFaultError';
import type { RemoteHost } from '../remoteHost';
import { withDeadline } from '../withDeadline';

/** For the next release of what the page goes on showing meanwhile. */
export const swapDeadlineMs = 6000;

/** A load may loop forever; the mark attributes it to the remote. */
function startMarked<T>(host: RemoteHost, remote: RemoteName, load: () => T): T {
  host.markRendering(remote);
  try {
    return load();
  } finally {
    host.markRendering(null);
  }
}

/** What the visitor already sees under an address. */
export interface ShownRegions {
  region?: Region;
}

/** The version that a page which is not swap-safe keeps until the next navigation. */
export function findKeptVersion(
  host: RemoteHost,
  { path }: SiteLocation,
  shown: ShownRegions | undefined,
): string | undefined {
  const region = shown?.region;
  if (region?.status !== 'ready' || !host.isUsable(region.remote, region.version)) return undefined;
  const accepted = host.get(region.remote, region.version);
  const match = accepted && matchRemoteRoute(accepted.module.routes, path);
  return match?.route.isSwapSafe === false ? region.version : undefined;
}

export interface WantedRegion {
  slot?: SlotName;
  shown?: ShownRegions | undefined;
}

/** Tries each candidate within the deadline; throws only `SessionRequired` and `PageMoved`. */
export async function loadRegion(
  host: RemoteHost,
  remote: RemoteName,
  location: SiteLocation,
  { slot, shown }: WantedRegion = {},
): Promise<Region> {
  const deadlineMs = shown ? swapDeadlineMs : host.deadlineMs;
  const keptVersion = slot ? undefined : findKeptVersion(host, location, shown);
  const versions = keptVersion === undefined ? host.candidates(remote) : [keptVersion];
  for (const version of versions) {
    try {
      return await withDeadline({ remote, version }, deadlineMs, async (signal) =>
        decideRegion(
          await host.accept(remote, version, deadlineMs),
          location,
          slot,
          signal,
          (load) => startMarked(host, remote, load),
        ),
      );
    } catch (error) {
      if (error instanceof SessionRequired || error instanceof PageMoved) throw error;
      host.report(toFault(error, { remote, version }, 'remotes.threwAtLoad'));
    }
  }
  return { status: 'unavailable', remote };
}
