import type { ReleaseRoute } from '@tidegate/contracts/remotes/releaseRoute';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { slotOwners, type SlotName } from '@tidegate/contracts/remotes/slots';

/** A file of this site; the browser checks its hash before use. */
export interface Asset {
  url: string;
  integrity: string;
}

export interface ReleaseId {
  remote: RemoteName;
  version: string;
}

export interface BrowserRelease extends ReleaseId {
  contract: string;
  isCompatible: boolean;
  container: string;
  entry: Asset;
  chunk: Asset;
  /** The chunk with the code of some pages, and their paths. */
  lazy?: { chunk: Asset; paths: readonly string[] };
  styles: readonly Asset[];
  messages: Asset;
  slots: readonly SlotName[];
  /** Facts that the module of a release before contract 1.5.0 does not state. */
  routes?: readonly ReleaseRoute[];
  /** Calls of pages by site path, which are made before the code of the release is loaded. */
  prefetch?: Readonly<Record<string, readonly string[]>>;
  /** Served by `npm run dev -- <remote>`: without hashes and without server rendering. */
  isDevelopment?: boolean;
}

export function toReleaseName({ remote, version }: ReleaseId): string {
  return `${remote}@${version}`;
}

/** The live set: the current release of each remote, then its previous good one. */
export interface LiveSet {
  generation: number;
  remotes: Readonly<Partial<Record<RemoteName, readonly BrowserRelease[]>>>;
}

export function findSlotOwner(
  releases: LiveSet['remotes'],
  slot: SlotName,
): RemoteName | undefined {
  const owner = slotOwners[slot];
  return releases[owner]?.[0]?.slots.includes(slot) ? owner : undefined;
}
