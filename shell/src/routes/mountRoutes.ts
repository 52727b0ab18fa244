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
  isIndexed: boolean;
  /** Whether its pages name their other languages. */
  hasAlternates: boolean;
  /** Whether there are feeds of it. */
  hasFeeds?: boolean;
}

type Common = Pick<MountRoute, 'layout' | 'isIndexed' | 'hasAlternates' | 'hasFeeds'>;

const commonOf: Readonly<Record<RemoteName, Common>> = {
  blog: { layout: 'blog', isIndexed: true, hasAlternates: false, hasFeeds: true },
  pricing: { layout: 'pricing', isIndexed: true, hasAlternates: true },
  account: { layout: 'single', isIndexed: false, hasAlternates: false },
  campaigns: { layout: 'actives', isIndexed: true, hasAlternates: true },
  tools: { layout: 'default', isIndexed: true, hasAlternates: true },
};

/** Steps of a purchase belong to one visitor. */
const purchase = ['/order', '/paystatus', '/paySuc', '/win-pay', '/win-pay-result', '/buyQuantity'];

export const mountRoutes: readonly MountRoute[] = remoteNames.flatMap((remote) =>
  mounts[remote].map((path) => ({
    path: `${path}/*`,
    remote,
    slots: [],
    ...commonOf[remote],
    ...(purchase.includes(path) && { isIndexed: false, hasAlternates: false }),
  })),
);
