import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { decideRegion, PageMoved, SessionRequired, type SiteLocation } from './decideRegion';
import type { Region } from './region';
import { RemoteFaultError, toFault } from '../RemoteFaultError';
import type { RemoteHost } from '../remoteHost';
import { withDeadline } from '../withDeadline';

/** A load may loop forever; the mark attributes it to the remote. */
function startMarked<T>(host: RemoteHost, remote: RemoteName, load: () => T): T {
  host.markRendering(remote);
  try {
    return load();
  } finally {
    host.markRendering(null);
  }
}

/** Tries each candidate within the deadline; throws only `SessionRequired` and `PageMoved`. */
export async function loadRegion(
  host: RemoteHost,
  remote: RemoteName,
  location: SiteLocation,
  slot?: SlotName,
  keepVersion?: string,
): Promise<Region> {
  const versions = keepVersion === undefined ? host.candidates(remote) : [keepVersion];
  for (const version of versions) {
    try {
      return await withDeadline(
        async (signal) =>
          decideRegion(await host.accept(remote, version), location, slot, signal, (load) =>
            startMarked(host, remote, load),
          ),
        host.deadlineMs,
        () => new RemoteFaultError({ remote, version }, 'remotes.timeout', 'no answer in time'),
      );
    } catch (error) {
      if (error instanceof SessionRequired || error instanceof PageMoved) throw error;
      host.report(toFault(error, { remote, version }, 'remotes.threwAtLoad'));
    }
  }
  return { status: 'unavailable', remote };
}
