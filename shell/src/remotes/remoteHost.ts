import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { RemoteModule, SiteDispatch } from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { ReadyRegion } from './regions/region';
import type { Store } from 'redux';
import type { RootState } from '@tidegate/contracts/store/rootState';

export type GuardedStore = Store<RootState> & { dispatch: SiteDispatch };

/** A release whose module runs in this page or render, with everything its regions need. */
export interface AcceptedRemote {
  remote: RemoteName;
  version: string;
  module: RemoteModule;
  /** Separate per release: two versions of a remote must not mix their messages. */
  i18n: i18n;
  /** Loads the remaining messages if the page carried only those of a slot. */
  completeMessages: () => Promise<void>;
  store: GuardedStore;
}

export interface RegionHost {
  deadlineMs?: number;
  get: (remote: RemoteName, version: string) => AcceptedRemote | undefined;
  /** Loads, checks and injects a version. Rejects with a `RemoteFaultError`. */
  accept: (remote: RemoteName, version: string, deadlineMs?: number) => Promise<AcceptedRemote>;
  /** Removes the version from the candidates and notifies the operators once. */
  report: (fault: RemoteFault) => void;
  /** Records which remote is rendering, to attribute errors to it. */
  markRendering: (remote: RemoteName | null) => void;
  isRendering: (remote: RemoteName) => boolean;
  /** Restores at once what a release's code that has just run changed of the platform. */
  inspect?: () => void;
  /** Called when `remote@version` is shown, the returned function when it is hidden. */
  follow?: (name: string) => () => void;
  /** Server rendering only: marks the start and end of a region's HTML. */
  cut?: ReactNode;
  /** Page assembly only: returns the rendered HTML of a region. */
  findHtml?: (region: ReadyRegion) => string | undefined;
}

export interface RemoteHost extends RegionHost {
  deadlineMs: number;
  /** Versions to try: the current one, then the previous, without those known to be bad. */
  candidates: (remote: RemoteName) => readonly string[];
  ownerOfSlot: (slot: SlotName) => RemoteName | undefined;
  /** Whether a version shown before may stay: it is released and has not failed. */
  isUsable: (remote: RemoteName, version: string) => boolean;
}
