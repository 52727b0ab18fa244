import type { SubmitResult } from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import { submitForm, type SiteLocation } from './decideRegion';
import { loadRegion } from './loadRegion';
import { matchRemoteRoute, type Region } from './region';
import type { RemoteHost } from '../remoteHost';

/** Where a page's loaders get its regions: from the releases in a browser, rendered on the server. */
export interface RegionSource {
  /** The remote whose live release fills a slot. */
  ownerOfSlot: (slot: SlotName) => RemoteName | undefined;
  /** `shown` is what the visitor sees of this page now, if that is so. */
  load: (
    remote: RemoteName,
    location: SiteLocation,
    about: { slot?: SlotName; shown?: Region | undefined },
  ) => Promise<Region>;
  /** Hands over a posted form; undefined where the page takes none. */
  submit: (
    remote: RemoteName,
    location: SiteLocation,
    form: FormData,
    about: { shown: Region | undefined; signal: AbortSignal },
  ) => Promise<SubmitResult | undefined>;
}

/** The version that a page under a visitor's hands keeps until the next navigation. */
function findKeptVersion(
  host: RemoteHost,
  { path }: SiteLocation,
  shown: Region | undefined,
): string | undefined {
  if (shown?.status !== 'ready' || !host.isUsable(shown.remote, shown.version)) return undefined;
  const accepted = host.get(shown.remote, shown.version);
  const match = accepted && matchRemoteRoute(accepted.module, path);
  return match?.route.isSwapSafe === false ? shown.version : undefined;
}

/** Regions of releases that run in this page. */
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
