import type { RemoteFault } from '@tidegate/contracts/faults';
import type { RemoteModule, SiteDispatch } from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { ReadyRegion } from './regions/region';
import type { Store } from 'redux';
import type { RootState } from '@tidegate/contracts/store/rootState';

/** The store as one remote may use it. */
export type GuardedStore = Store<RootState> & { dispatch: SiteDispatch };

/** A release whose module runs in this page or render, with all that its regions need. */
export interface AcceptedRemote {
  remote: RemoteName;
  version: string;
  module: RemoteModule;
  /** Its words alone, so that two versions of a remote never mix theirs. */
  i18n: i18n;
  /** A page that showed a slot alone has that slot's words; everything else needs them all. */
  completeWords: () => Promise<void>;
  store: GuardedStore;
}

/** What a region needs to show itself. */
export interface RegionHost {
  /** How long a version may keep a region waiting, where it runs in a page. */
  deadlineMs?: number;
  /** A version that `accept` has finished with. */
  get: (remote: RemoteName, version: string) => AcceptedRemote | undefined;
  /** Loads, checks and injects a version. Rejects with a `RemoteFaultError`. */
  accept: (remote: RemoteName, version: string) => Promise<AcceptedRemote>;
  /** Takes the version out of the candidates and tells the operators once. */
  report: (fault: RemoteFault) => void;
  /** Follows which remote is rendering: for blame when it throws. */
  markRendering: (remote: RemoteName | null) => void;
  isRendering: (remote: RemoteName) => boolean;
  /** Puts back at once what code of a release that has just run changed of the platform. */
  inspect?: () => void;
  /** Told by name (`remote@version`) that a region is shown; the answer, that it is hidden or goes. */
  follow?: (name: string) => () => void;
  /** Where regions are rendered: stands before and after the region's own HTML. */
  cut?: ReactNode;
  /** Where a page is put together: the HTML that a region has been rendered to. */
  findHtml?: (region: ReadyRegion) => string | undefined;
}

/** What a browser offers to the regions of a page. */
export interface RemoteHost extends RegionHost {
  deadlineMs: number;
  /** Versions to try, best first: the current one, then the previous; without those known bad. */
  candidates: (remote: RemoteName) => readonly string[];
  /** The remote whose live release fills a slot. */
  ownerOfSlot: (slot: SlotName) => RemoteName | undefined;
  /** Whether a version shown before may stay: it is released and has not failed. */
  isUsable: (remote: RemoteName, version: string) => boolean;
}
