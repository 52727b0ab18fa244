import type { ReactNode } from 'react';
import { useRemoteHost } from '../remotes/regions/RemoteHostContext';

/**
 * Renders nothing in a fragment, but stays in the tree: `useId` derives IDs from tree positions,
 * which must match those of the whole page.
 */
export function AroundRegions({ children }: { children: ReactNode }) {
  return useRemoteHost().cut ? null : children;
}
