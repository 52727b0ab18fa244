import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { slotOwners, type SlotName } from '@tidegate/contracts/slots';

/** A file of this site with the hash that a browser checks before it uses the bytes. */
export interface Asset {
  url: string;
  integrity: string;
}

/** What a page needs to know about one release, in one language. */
export interface BrowserRelease {
  remote: RemoteName;
  version: string;
  contract: string;
  /** Whether this shell's contract lies in that range. */
  isCompatible: boolean;
  container: string;
  entry: Asset;
  chunk: Asset;
  styles: readonly Asset[];
  words: Asset;
  slots: readonly SlotName[];
  /** A remote that `npm run dev -- <remote>` serves: not hashed, not rendered on the server. */
  isDevelopment?: boolean;
}

/** The live set as a page sees it: for each remote the current release, then the previous good one. */
export interface LiveSet {
  generation: number;
  remotes: Readonly<Partial<Record<RemoteName, readonly BrowserRelease[]>>>;
}

/** The remote that a slot belongs to, if its current release fills it. */
export function findSlotOwner(
  releases: LiveSet['remotes'],
  slot: SlotName,
): RemoteName | undefined {
  const owner = slotOwners[slot];
  return releases[owner]?.[0]?.slots.includes(slot) ? owner : undefined;
}
