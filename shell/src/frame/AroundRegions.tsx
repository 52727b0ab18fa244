import type { ReactNode } from 'react';
import { useRemoteHost } from '../remotes/regions/RemoteHostContext';

/**
 * What a page has around its regions, left out of a fragment: a region that is rendered by itself,
 * to be put into its page afterwards. Its place in the tree stays, because
 * React derives the ids of `useId` from places: those of a fragment are those of the whole page.
 */
export function AroundRegions({ children }: { children: ReactNode }) {
  return useRemoteHost().cut ? null : children;
}
