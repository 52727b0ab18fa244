import { mounts } from '@tidegate/contracts/mounts';
import { remoteNames, type RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import type { LayoutName } from '../layouts/layoutNames';

/** One path, with everything below it, that a remote answers. */
export interface MountRoute {
  path: string;
  remote: RemoteName;
  layout: LayoutName;
  slots: readonly SlotName[];
}

const layoutOfRemote: Readonly<Record<RemoteName, LayoutName>> = {
  blog: 'blog',
  pricing: 'pricing',
  account: 'single',
  campaigns: 'actives',
  tools: 'default',
};

export const mountRoutes: readonly MountRoute[] = remoteNames.flatMap((remote) =>
  mounts[remote].map((path) => ({
    path: `${path}/*`,
    remote,
    layout: layoutOfRemote[remote],
    slots: [],
  })),
);
