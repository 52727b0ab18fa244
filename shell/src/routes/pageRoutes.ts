import type { LayoutName } from '@tidegate/contracts/remotes/layoutNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { countryEntries } from './entries/countryEntries';
import { consoleEntries, productEntries, televisionEntries } from './entries/downloadEntries';
import { apps } from './entries/apps';
import { games } from './entries/games';
import { music } from './entries/music';
import { services } from './entries/services';
import { sports } from './entries/sports';
import { tools } from './entries/tools';
import { helpTopics } from '@tidegate/contracts/helpTopics';
import { homePath } from './paths/homePath';
import type { PageEntry } from './entries/pageEntry';

/** A row of the shell's URL space, without language and device prefix. */
export interface PageRoute {
  /** In canonical case, although requests match in any case. A final `[name]` is a parameter. */
  path: string;
  /** The messages file below `locales/<language>/pages`; the path by default. */
  page?: string;
  /** The canonical path if two paths show the same page. */
  canonical?: string;
  layout?: LayoutName;
  slots?: readonly SlotName[];
  isIndexed?: boolean;
  /** The valid values of the parameter. */
  entries?: readonly PageEntry[];
  /** The page lists content for the visitor's device first. */
  isByPlatform?: true;
}

const banner: readonly SlotName[] = ['promotionBanner'];

/** All other paths belong to a remote (`mounts`) or do not exist. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', page: 'home', canonical: homePath, slots: banner },
  { path: homePath, slots: banner },
  { path: '/features' },
  { path: '/aboutus' },
  { path: '/policy' },
  { path: '/privacy_policy' },
  { path: '/termsuse' },
  { path: '/cookie-policy' },
  { path: '/faq' },
  { path: '/help' },
  { path: '/help/[topic]', entries: helpTopics.map((id) => ({ id })) },
  { path: '/contact' },
  { path: '/contact-us' },
  { path: '/press-room' },
  { path: '/30-days', layout: 'default_black' },
  { path: '/productsdesc' },
  { path: '/edmsub', layout: 'single' },
  { path: '/redirect', layout: 'standalone', isIndexed: false },
  { path: '/why-us' },
  { path: '/what-is-vpn' },
  { path: '/whatsvpn', slots: banner },
  { path: '/vpn-services' },
  { path: '/dynamic' },
  { path: '/affiliate', slots: banner },
  { path: '/studentbeans', slots: banner },
  { path: '/student-discount' },
  { path: '/invite', layout: 'invite', slots: banner },
  { path: '/vpn-for-gaming' },
  { path: '/vpn-for-gaming/[game]', entries: games },
  { path: '/vpn-for-live-sports' },
  { path: '/vpn-for-live-sports/[sports]', entries: sports },
  { path: '/vpn-for-music' },
  { path: '/vpn-for-music/[music]', entries: music },
  { path: '/vpn-for-social-media' },
  { path: '/vpn-for-social-media/[app]', entries: apps },
  { path: '/vpn-for-tools' },
  { path: '/vpn-for-tools/[tools]', entries: tools },
  { path: '/vpn-for-streaming' },
  { path: '/vpn-for-streaming/[service]', entries: services },
  { path: '/vpn-server' },
  { path: '/vpn-server/[country]', entries: countryEntries },
  { path: '/download', isByPlatform: true },
  { path: '/download/[product]', entries: productEntries },
  { path: '/download/smart-tvs', isByPlatform: true },
  { path: '/download/smart-tvs/[tv]', entries: televisionEntries },
  { path: '/download/game-host/[product]', entries: consoleEntries },
];
