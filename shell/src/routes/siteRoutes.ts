import { mounts } from '@tidegate/contracts/mounts';
import { remoteNames, type RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import type { LayoutName } from '../layouts/layoutNames';

export const pageNames = ['home', 'features', 'aboutus'] as const;

export type PageName = (typeof pageNames)[number];

/** One row of the URL space: a path without language and device prefix, and who answers it. */
export type SiteRoute = {
  path: string;
  layout: LayoutName;
  slots: readonly SlotName[];
} & ({ page: PageName } | { remote: RemoteName });

const banner: readonly SlotName[] = ['promotionBanner'];

const shellPages: readonly SiteRoute[] = [
  { path: '/', page: 'home', layout: 'default', slots: banner },
  { path: '/home', page: 'home', layout: 'default', slots: banner },
  { path: '/features', page: 'features', layout: 'default', slots: [] },
  { path: '/aboutus', page: 'aboutus', layout: 'default', slots: [] },
];

const mountLayouts: Readonly<Record<RemoteName, LayoutName>> = {
  blog: 'blog',
  pricing: 'pricing',
  account: 'single',
  campaigns: 'actives',
  tools: 'default',
};

const mountRoutes: readonly SiteRoute[] = remoteNames.flatMap((remote) =>
  mounts[remote].map((path) => ({
    path: `${path}/*`,
    remote,
    layout: mountLayouts[remote],
    slots: [],
  })),
);

/** The whole URL space; the router ranks the rows, so their order does not matter. */
export const siteRoutes: readonly SiteRoute[] = [...shellPages, ...mountRoutes];
