import type { RemoteFault } from '@tidegate/contracts/faults';
import type { RemoteModule, SiteDispatch } from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import type { i18n } from 'i18next';
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

/** Something beside a page, or the page that was asked for. */
export type RegionKind = 'slot' | 'page';

/** What server and browser each offer to the regions of a page. */
export interface RemoteHost {
  /** How long a version may keep a region waiting. */
  deadlineMs: (remote: RemoteName, version: string, kind: RegionKind) => number;
  /** Versions to try, best first: the current one, then the previous; without those known bad. */
  candidates: (remote: RemoteName) => readonly string[];
  /** The remote whose live release fills a slot. */
  ownerOfSlot: (slot: SlotName) => RemoteName | undefined;
  /** A version that `accept` has finished with. */
  get: (remote: RemoteName, version: string) => AcceptedRemote | undefined;
  /** Server only says yes: a remote under development, which the browser alone can load. */
  arrivesLater: (remote: RemoteName) => boolean;
  /** Loads, checks and injects a version. Rejects with a `RemoteFaultError`. */
  accept: (remote: RemoteName, version: string) => Promise<AcceptedRemote>;
  /** Takes the version out of the candidates and tells the operators once. */
  report: (fault: RemoteFault) => void;
  /** Whether a version shown before may stay: it is released and has not failed. */
  isUsable: (remote: RemoteName, version: string) => boolean;
  /** Follows which remote is rendering: for blame when it throws, blocks or eats memory. */
  markRendering: (remote: RemoteName | null) => void;
  isRendering: (remote: RemoteName) => boolean;
}
