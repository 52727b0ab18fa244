export interface SiteRoute {
  /** Without language and device; one path represents all values of a parameter. */
  path: string;
  layout: string;
  /** `listed` for search engines, part of a `whole` canonical page, or a private `step`. */
  indexing: 'listed' | 'step' | { whole: string } | 'wholeOfToday';
  /** Account and blog pages have no language alternates. */
  hasAlternates: boolean;
}

const below = (page: string, parts: string) => parts.split(' ').map((part) => `${page}/${part}`);

function rows(
  layout: string,
  indexing: SiteRoute['indexing'],
  paths: readonly string[],
): SiteRoute[] {
  const hasAlternates = indexing === 'listed' && layout !== 'blog';
  return paths.map((path) => ({ path, layout, indexing, hasAlternates }));
}

/** Sections of a page that also exist as separate pages. */
function parts(whole: string, names: string): SiteRoute[] {
  return rows('single', { whole }, below(whole, names));
}

const toolPaths = ['/webrtc-leak-test', '/what-is-my-ip'];

const marketing = rows('default', 'listed', [
  ...below(
    '',
    'home aboutus affiliate contact contact-us cookie-policy dynamic download faq features help policy ' +
      'press-room privacy_policy productsdesc studentbeans student-discount termsuse vpn-services ' +
      'vpn-for-gaming vpn-for-live-sports vpn-for-music vpn-for-social-media vpn-for-streaming ' +
      'vpn-for-tools vpn-server what-is-vpn whatsvpn why-us',
  ),
  ...toolPaths,
  '/help/cannot-log-in',
  '/vpn-for-gaming/minecraft',
  '/vpn-for-live-sports/football',
  '/vpn-for-music/podcasts',
  '/vpn-for-social-media/messaging',
  '/vpn-for-tools/remote-work',
  '/vpn-for-streaming/video-platforms',
  ...below('/download', 'windows tv ios mac android chrome smart-tvs game-host/playstation'),
  ...below('/download/smart-tvs', 'smart-tv samsung-tv apple-tv lg-tv'),
  ...below(
    '/vpn-server',
    'brazil-vpn canada-vpn usa-vpn germany-vpn france-vpn uk-vpn italy-vpn hongkong-vpn ' +
      'indonesia-vpn india-vpn japan-vpn korea-vpn singapore-vpn australia-vpn',
  ),
]);

const campaigns: readonly SiteRoute[] = [
  ...rows('actives', 'listed', [
    ...below('', 'actives anniversary blackfriday easter halloween'),
    ...below('/actives', '1 2 3 4 vpn-netifix'),
    ...['/active/coupon_invite', '/active/invite', '/blackfriday/index_2021', '/friday/index_2020'],
    ...below('/blackfriday', '2022 2023'),
    ...below('/anniversary', '2022 2023'),
    ...below('/easter', '2022 2023'),
    ...below('/halloween', '2021 2022 2023'),
  ]),
  ...rows('actives', { whole: '/blackfriday' }, ['/friday']),
  ...rows('single', { whole: '/blackfriday' }, ['/friday/terms']),
  ...rows('actives', 'wholeOfToday', ['/promotion']),
  ...rows(
    'single',
    'wholeOfToday',
    below('/promotion', 'aboutus CountDown DailyHeader banner/countDown banner/dayTrial'),
  ),
  ...parts('/actives', 'aboutus CountDown DailyHeader'),
  ...rows('actives', { whole: '/actives/3' }, ['/active/actives3']),
  ...['/actives', '/promotion'].flatMap((page) => [
    ...['1', '2', '3', '4'].flatMap((one) =>
      rows('single', { whole: `/actives/${one}` }, [`${page}/actives${one}`]),
    ),
    ...rows('single', { whole: '/actives/4' }, [`${page}/actives4base`]),
    ...rows('single', { whole: '/active/coupon_invite' }, [`${page}/coupon_invite`]),
  ]),
  ...['2022', '2023'].flatMap((year) => [
    ...parts(`/blackfriday/${year}`, 'banner messageBox countDown split'),
    ...parts(`/anniversary/${year}`, 'banner messageBox iconList'),
    ...parts(`/easter/${year}`, 'banner messageBox countDown'),
    ...parts(`/halloween/${year}`, 'banner messageBox'),
  ]),
  ...parts('/halloween/2021', 'banner'),
];

/** Every specified route except those that need a session or an order. */
export const siteRoutes: readonly SiteRoute[] = [
  ...marketing,
  ...campaigns,
  ...rows('default', { whole: '/home' }, ['/']),
  ...rows('default_black', 'listed', ['/30-days']),
  ...rows('single', 'listed', ['/edmsub']),
  ...rows('invite', 'listed', ['/invite']),
  ...rows('standalone', 'step', ['/redirect', '/win-pay', '/win-pay/native']),
  ...rows('single', 'step', ['/login', '/forgetPassword', '/resetPassword']),
  ...rows('pricing', 'listed', ['/pricing', '/order/standPlan', '/vpn-trial', '/buyQuantity']),
  ...rows('pricing', { whole: '/pricing' }, ['/order']),
  ...rows('pricing', 'step', ['/pricing/checkout', '/pricing/checkout/v2.vip.one.web.usd.1m']),
  ...rows('blog', 'listed', ['/blog', '/blog/category/leaks', '/blog/tag/webrtc']),
  ...rows('blog', { whole: '/blog/more' }, ['/blog/list']),
  ...rows('blog', 'step', ['/blog/search']),
  ...parts('/home', 'ActivityHeader DailyHeader Header'),
  ...parts('/vpn-server/singapore-vpn', 'Header'),
  ...parts('/contact', 'Bottom InputBox'),
  ...parts('/affiliate', 'comissions intro steps topic'),
  ...parts(
    '/studentbeans',
    'bottomcontent bottomcontent_h5 comissions comment intro plan steps studentactives topic',
  ),
  ...parts('/invite', 'banner car howWork'),
  ...parts(
    '/download',
    'v2020 v2021 v2020/download v2021/game-host v2021/product v2021/smart-tvs ' +
      'v2020/smart-tvs/banner',
  ),
];

export const accountPaths: readonly string[] = [
  '/myAccount',
  ...below('/myAccount', 'Info changePassword data deviceManage dnsSettings'),
  ...['/order/history', '/paySuc', '/paystatus', '/win-pay-result'],
];

export const movedPaths: readonly [from: string, to: string][] = [
  ['/paypal', '/pricing'],
  ['/paypalSuc', '/paySuc'],
  ['/payStatus', '/paystatus'],
  ['/home/index_v1', '/home'],
  ['/home/SingaporeHeader', '/vpn-server/singapore-vpn/Header'],
  ['/home/CountDown', '/promotion/banner/countDown'],
  ['/home/Halloween2021', '/halloween/2021/banner'],
  ['/aboutus/index_v1', '/aboutus'],
  ['/v2020', '/download/v2020'],
  ['/v2020/download', '/download/v2020/download'],
  ['/v2020/smart-tvs/banner', '/download/v2020/smart-tvs/banner'],
  ['/v2021', '/download/v2021'],
  ['/v2021/game-host', '/download/v2021/game-host'],
  ['/v2021/product', '/download/v2021/product'],
  ['/v2021/smart-tvs', '/download/v2021/smart-tvs'],
];

/** Paths that serve phones without the prefix `/m`, too. */
export const neutralPaths: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/invite',
  '/myAccount',
  '/redirect',
]);

/** Whether the texts of a listed page come from the shell. */
export function isOfShell(path: string): boolean {
  return findLayout(path) === 'default' && !toolPaths.includes(path);
}

const layoutOf = new Map(siteRoutes.map(({ path, layout }) => [path, layout]));

/** Falls back to the layout of the parent page. */
export function findLayout(path: string): string | undefined {
  if (path === '') return undefined;
  return layoutOf.get(path) ?? findLayout(path.slice(0, path.lastIndexOf('/')));
}
