import type { SlotName } from '@tidegate/contracts/slots';
import type { LayoutName } from '../layouts/layoutNames';
import { countryEntries } from './entries/countryEntries';
import { consoleEntries, productEntries, televisionEntries } from './entries/downloadEntries';
import { apps } from './entries/apps';
import { games } from './entries/games';
import { music } from './entries/music';
import { services } from './entries/services';
import { sports } from './entries/sports';
import { tools } from './entries/tools';
import { homePath } from './paths/homePath';
import type { PageEntry } from './entries/pageEntry';

/** One row of the shell's own URL space: a path without language and device prefix. */
export interface PageRoute {
  /** As it is written; case does not matter when it is asked for. `[name]` at the end is a parameter. */
  path: string;
  /** Where its words are, below `locales/<language>/pages`; the path itself unless given. */
  page?: string;
  /** The path that search engines are told, where two lead to one page. */
  canonical?: string;
  layout?: LayoutName;
  slots?: readonly SlotName[];
  /** False keeps the page out of sitemaps and search engines. */
  isIndexed?: boolean;
  /** What the parameter may be; any other value is no page. */
  entries?: readonly PageEntry[];
  /** The page puts what suits the visitor's own device first. */
  isByPlatform?: true;
}

const banner: readonly SlotName[] = ['promotionBanner'];

/** The pages of the shell. Everything else belongs to a remote (`mounts`) or is not found. */
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
