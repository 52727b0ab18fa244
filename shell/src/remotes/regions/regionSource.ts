import type { SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { submitForm, type SiteLocation } from './decideRegion';
import { findKeptVersion, loadRegion, type ShownRegions, type WantedRegion } from './loadRegion';
import type { Region } from './region';
import type { RemoteHost } from '../remoteHost';

export interface RegionSource {
  ownerOfSlot: (slot: SlotName) => RemoteName | undefined;
  load: (remote: RemoteName, location: SiteLocation, about: WantedRegion) => Promise<Region>;
  /** Submits a form; undefined if the page takes none. */
  submit: (
    remote: RemoteName,
    location: SiteLocation,
    form: FormData,
    about: { shown: ShownRegions | undefined; signal: AbortSignal },
  ) => Promise<SubmitResult | undefined>;
}

export function createRegionSource(host: RemoteHost): RegionSource {
  return {
    ownerOfSlot: host.ownerOfSlot,
    load: (remote, location, about) => loadRegion(host, remote, location, about),
    async submit(remote, location, form, { shown, signal }) {
      const version = findKeptVersion(host, location, shown) ?? host.candidates(remote)[0];
      if (version === undefined) return { status: 'refused', problem: undefined };
      const accepted = await host.accept(remote, version);
      // The result often leads to a lazy page; if its code does not arrive, that page finds out.
      void accepted.module.lazyPages?.().catch(() => undefined);
      return submitForm(accepted, location, form, signal);
    },
  };
}
