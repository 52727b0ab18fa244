import { remoteNames, remotePaths, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import type { PageAddressProps } from '../head/PageAddress';
import type { LayoutName } from '../layouts/Layout';
import { isReadInBlog } from './paths/ampPath';

/** A path that a remote serves with everything below it. */
export interface MountRoute {
  path: string;
  remote: RemoteName;
  layout: LayoutName;
  slots: readonly SlotName[];
  isIndexed: boolean;
  hasAlternates: boolean;
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

/** Pages in the web view of an app have no links to other pages. */
const clientLayouts: Readonly<Record<string, LayoutName>> = {
  '/win-pay': 'standalone',
  '/win-pay-result': 'standalone',
};

export const mountRoutes: readonly MountRoute[] = remoteNames.flatMap((remote) =>
  remotePaths[remote].map((path) => ({
    path: `${path}/*`,
    remote,
    slots: path === '/actives' ? ['promotionBanner'] : [],
    ...commonOf[remote],
    ...(clientLayouts[path] && { layout: clientLayouts[path] }),
  })),
);

/** Steps of a purchase and its result belong to one visitor. */
const purchaseSteps = [
  '/pricing/checkout',
  '/paystatus',
  '/paySuc',
  '/win-pay',
  '/win-pay-result',
  '/order/history',
  '/order/invite',
  '/order/invoice',
  '/order/withdraw',
];

/** Duplicate addresses and their canonical path. */
const canonicals: Readonly<Record<string, string>> = { '/order': '/pricing' };

export function describeAddress(
  mount: MountRoute,
  sitePath: string,
  isIndexed = true,
): PageAddressProps {
  const isStep = purchaseSteps.some((step) => `${sitePath}/`.startsWith(`${step}/`));
  const canonical = canonicals[sitePath];
  return {
    path: canonical ?? sitePath,
    isIndexed: isIndexed && mount.isIndexed && !isStep && canonical === undefined,
    hasAlternates: mount.hasAlternates,
    hasFeeds: mount.hasFeeds,
    hasAmp: isReadInBlog(sitePath),
  };
}
