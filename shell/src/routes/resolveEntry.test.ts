import { matchRemoteRoute } from '../remotes/regions/region';
import { aRoute } from '../testing/aRoute';
import { resolveEntry, toSitePath, type EntryRequest } from './resolveEntry';

const account = { access: 'account' } as const;
const ofGuests = { ...account, guestParameter: 'result' };
const routes = [
  ...['/login', '/order/standPlan', '/blog'].map((path) => aRoute(path)),
  ...['/myAccount', '/paySuc', '/order/history', '/order/invoice/:order'].map((path) =>
    aRoute(path, account),
  ),
  ...['/paystatus', '/win-pay-result'].map((path) => aRoute(path, ofGuests)),
];

function enter(url: string, rest: Partial<EntryRequest> = {}) {
  const [pathname = '/', search = ''] = url.split('?');
  return resolveEntry({
    pathname,
    search: search && `?${search}`,
    cookieLanguage: undefined,
    isPhone: false,
    hasSession: true,
    route: matchRemoteRoute(routes, toSitePath(pathname))?.route,
    ...rest,
  });
}

const redirects: [string, string, string, Partial<EntryRequest>?][] = [
  ['the English prefix', '/en/blog', '/blog'],
  ['the English prefix over a stored language', '/en/blog', '/blog', { cookieLanguage: 'ar' }],
  ['the bare English root', '/en', '/'],
  ['a slash at the end', '/blog/', '/blog'],
  ['the bare language root with a slash', '/de/', '/de'],
  ['an upper-case prefix', '/DE/blog', '/de/blog'],
  ['a stored language', '/blog', '/de/blog', { cookieLanguage: 'de' }],
  ['a wanted language', '/blog?nl=fr&page=2', '/fr/blog?page=2'],
  ['a wanted language over a prefix', '/de/blog?nl=en', '/blog'],
  ['a phone', '/blog', '/m/blog', { isPhone: true }],
  ['language and device at once', '/blog', '/ja/m/blog', { isPhone: true, cookieLanguage: 'ja' }],
  ['a phone at the root', '/', '/m/home', { isPhone: true }],
  ['a phone at the root, by two slashes', '//', '/m/home', { isPhone: true }],
  ['a desktop on a mobile page', '/de/m/pricing', '/de/pricing'],
  ['capitals that are none of its own', '/Blog', '/blog'],
  ['a missing capital', '/myaccount/devicemanage', '/myAccount/deviceManage'],
  ['capitals in a page of the shell', '/de/ABOUTUS', '/de/aboutus'],
  ['an old address', '/fr/paypal?a=1', '/fr/pricing?a=1'],
  ['an old address and a phone', '/paypalSuc', '/m/paySuc', { isPhone: true }],
  ['an old home page', '/home/index_v1', '/home'],
  ['an old home page on a phone', '/de/m/home/index_v1', '/de/m/home', { isPhone: true }],
  ['an old page about us', '/fr/AboutUs/Index_v1', '/fr/aboutus'],
  ['an old countdown', '/m/home/CountDown', '/promotion/banner/countDown'],
  ['an old Halloween', '/de/home/Halloween2021', '/de/halloween/2021/banner'],
  ['an old part of the downloads', '/v2020/Smart-TVs/banner', '/download/v2020/smart-tvs/banner'],
  ['an old header', '/home/SingaporeHeader', '/vpn-server/singapore-vpn/Header'],
  ['two wanted languages, one of them known', '/blog?nl=xx&nl=de', '/de/blog'],
  ['a doubled device', '/m/m/blog', '/blog'],
  ['an AMP document by its language', '/amp/de/features?a=1', '/de/amp/features?a=1'],
  ['an AMP document of a phone', '/de/m/amp/features', '/de/amp/features'],
  ['an AMP document in capitals', '/AMP/Features', '/amp/features'],
  ['an AMP document of an old address', '/amp/aboutus/index_v1/', '/amp/aboutus'],
  ['the AMP root with a slash', '/amp/', '/amp'],
  ['doubled slashes', '//evil.example/x', '/evil.example/x'],
];

test.each(redirects)('%s leads from %s to %s in one hop', (...row) => {
  const [, from, to, rest] = row;
  const entry = enter(from, rest);

  expect(entry).toMatchObject({ kind: 'redirect', location: to });
  const cookieLanguage = ('saveLanguage' in entry && entry.saveLanguage) || rest?.cookieLanguage;
  expect(enter(to, { ...rest, cookieLanguage: cookieLanguage || undefined }).kind).toBe('page');
});

test.each([
  ['/', {}],
  ['/de', { cookieLanguage: 'fr' }],
  ['/m/home', { isPhone: true }],
  ['/m', { isPhone: true }],
  ['/myAccount', { isPhone: true }],
  ['/ar/blog', {}],
  ['/blog', { cookieLanguage: '../../etc' }],
  ['/blog?nl=xx', {}],
  ['/blog/A-Capital', {}],
  ['/blog%2F..%2Fetc', {}],
  ['/amp', { isPhone: true }],
  ['/de/amp/features', { isPhone: true }],
  ['/ampere', {}],
] as [string, Partial<EntryRequest>][])('%s is a page without a redirect', (url, rest) => {
  expect(enter(url, rest).kind).toBe('page');
});

test.each([
  ['/myAccount', {}, '/login?redirect=%2FmyAccount'],
  ['/myaccount', { isPhone: true }, '/m/login?redirect=%2FmyAccount'],
  ['/Email?sent=code', {}, '/login?redirect=%2Femail%3Fsent%3Dcode'],
  ['/paypalSuc?order=1', { cookieLanguage: 'de' }, '/de/login?redirect=%2FpaySuc%3Forder%3D1'],
  ['/order/invoice/7?nl=ar', { isPhone: true }, '/ar/m/login?redirect=%2Forder%2Finvoice%2F7'],
  ['/payStatus', { isPhone: true }, '/m/login?redirect=%2Fpaystatus'],
  ['/win-pay-result?order=1', {}, '/login?redirect=%2Fwin-pay-result%3Forder%3D1'],
  ['/fr/m/order/history', {}, '/fr/login?redirect=%2Forder%2Fhistory'],
] as [string, Partial<EntryRequest>, string][])(
  'without a session %s %j leads to %s in one hop',
  (url, rest, location) => {
    expect(enter(url, { ...rest, hasSession: false })).toMatchObject({ status: 302, location });
  },
);

test.each(['/login', '/myAccount/no-such-page', '/order/standPlan', '/paystatus?result=abc'])(
  'without a session %s is a page without a redirect',
  (url) => {
    expect(enter(url, { hasSession: false }).kind).toBe('page');
  },
);

test('a requested language is stored', () => {
  expect(enter('/?nl=pl')).toMatchObject({ saveLanguage: 'pl', location: '/pl' });
});
