import type { SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { submitForm, type SiteLocation } from './decideRegion';
import { loadRegion } from './loadRegion';
import { matchRemoteRoute, type Region } from './region';
import type { RemoteHost } from '../remoteHost';

export interface RegionSource {
  ownerOfSlot: (slot: SlotName) => RemoteName | undefined;
  /** `shown` is the region that the visitor already sees on this page, if any. */
  load: (
    remote: RemoteName,
    location: SiteLocation,
    about: { slot?: SlotName; shown?: Region | undefined },
  ) => Promise<Region>;
  /** Submits a form; undefined if the page takes none. */
  submit: (
    remote: RemoteName,
    location: SiteLocation,
    form: FormData,
    about: { shown: Region | undefined; signal: AbortSignal },
  ) => Promise<SubmitResult | undefined>;
}

/** The version that a page which is not swap-safe keeps until the next navigation. */
function findKeptVersion(
  host: RemoteHost,
  { path }: SiteLocation,
  shown: Region | undefined,
): string | undefined {
  if (shown?.status !== 'ready' || !host.isUsable(shown.remote, shown.version)) return undefined;
  const accepted = host.get(shown.remote, shown.version);
  const match = accepted && matchRemoteRoute(accepted.module.routes, path);
  return match?.route.isSwapSafe === false ? shown.version : undefined;
}

export function createRegionSource(host: RemoteHost): RegionSource {
  return {
    ownerOfSlot: host.ownerOfSlot,
    load: (remote, location, { slot, shown }) =>
      loadRegion(host, remote, location, slot, findKeptVersion(host, location, shown)),
    async submit(remote, location, form, { shown, signal }) {
      const version = findKeptVersion(host, location, shown) ?? host.candidates(remote)[0];
      if (version === undefined) return { status: 'refused', problem: undefined };
      return submitForm(await host.accept(remote, version), location, form, signal);
    },
  };
}
