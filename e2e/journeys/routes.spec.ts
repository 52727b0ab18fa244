import { expect, test } from '../fixtures';
import { findArticlePath } from '../site/findArticlePath';
import { settings } from '../site/settings';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

const below = (page: string, parts: string) => parts.split(' ').map((part) => `${page}/${part}`);

/** Every route that the site has promised, without those that need a session or an order. */
const routes = [
  '/',
  ...below(
    '',
    'home 30-days aboutus affiliate blackfriday blog contact contact-us cookie-policy dynamic edmsub ' +
      'faq forgetPassword friday invite login order policy press-room privacy_policy productsdesc ' +
      'promotion redirect resetPassword studentbeans student-discount termsuse vpn-services vpn-trial ' +
      'webrtc-leak-test what-is-my-ip what-is-vpn whatsvpn features why-us buyQuantity pricing download ' +
      'vpn-server vpn-for-gaming vpn-for-live-sports vpn-for-music vpn-for-social-media vpn-for-tools ' +
      'vpn-for-streaming anniversary easter halloween actives',
  ),
  ...below('/contact', 'Bottom InputBox'),
  ...below('/pricing/checkout', 'v2.vip.one.web.usd.1m'),
  '/pricing/checkout',
  '/order/standPlan',
  ...below('/active', 'coupon_invite invite actives3'),
  ...['/actives', '/promotion'].flatMap((page) =>
    below(
      page,
      'aboutus actives1 actives2 actives3 actives4 actives4base CountDown coupon_invite DailyHeader',
    ),
  ),
  ...below('/actives', '1 2 3 4 vpn-netifix'),
  ...below('/promotion/banner', 'countDown dayTrial'),
  ...below('/affiliate', 'comissions intro steps topic'),
  ...below(
    '/studentbeans',
    'bottomcontent bottomcontent_h5 comissions comment intro plan steps studentactives topic',
  ),
  ...below('/invite', 'banner car howWork'),
  ...below('/home', 'ActivityHeader DailyHeader Header'),
  '/blackfriday/index_2021',
  '/friday/index_2020',
  ...['2022', '2023'].flatMap((year) => [
    ...below(`/blackfriday/${year}`, 'banner messageBox countDown split'),
    ...below(`/anniversary/${year}`, 'banner messageBox iconList'),
    ...below(`/easter/${year}`, 'banner messageBox countDown'),
    ...below(`/halloween/${year}`, 'banner messageBox'),
  ]),
  ...below('/download', 'windows tv ios mac android chrome smart-tvs game-host/playstation'),
  ...below('/download/smart-tvs', 'smart-tv samsung-tv apple-tv lg-tv'),
  ...below(
    '/download',
    'v2020 v2021 v2020/download v2021/game-host v2021/product v2021/smart-tvs v2020/smart-tvs/banner',
  ),
  '/vpn-for-gaming/minecraft',
  '/vpn-for-live-sports/football',
  '/vpn-for-music/podcasts',
  '/vpn-for-social-media/messaging',
  '/vpn-for-tools/remote-work',
  '/vpn-for-streaming/video-platforms',
  ...below(
    '/vpn-server',
    'brazil-vpn canada-vpn usa-vpn germany-vpn france-vpn uk-vpn italy-vpn hongkong-vpn ' +
      'indonesia-vpn india-vpn japan-vpn korea-vpn singapore-vpn australia-vpn',
  ),
  ...below('/blog', 'search more category/leaks tag/webrtc'),
];

/** Old addresses, and where they lead. */
const moved: readonly [from: string, to: string][] = [
  ['/paypal', '/pricing'],
  ['/paypalSuc', '/paySuc'],
  ['/home/index_v1', '/home'],
  ['/home/SingaporeHeader', '/vpn-server/singapore-vpn'],
  ['/home/CountDown', '/promotion/banner/countDown'],
  ['/home/Halloween2021', '/halloween/2021/banner'],
  ['/aboutus/index_v1', '/aboutus'],
  ['/v2020', '/download/v2020'],
  ['/v2021/product', '/download/v2021/product'],
];

/** Paths that a phone sees without `/m`. */
const neutral = new Set(['/', '/home', '/invite']);

async function ask(path: string, userAgent = 'desktop') {
  const reply = await fetch(settings.siteUrl + path, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent },
  });
  return { path, status: reply.status, location: reply.headers.get('location') ?? '' };
}

const answered = (path: string) => ({ path, status: 200, location: '' });

async function askAll(paths: readonly string[], userAgent?: string) {
  const answers = [];
  for (const path of paths) answers.push(await ask(path, userAgent));
  return answers;
}

test('every route is a page', async () => {
  test.setTimeout(180_000);
  const paths = [...routes, await findArticlePath()];

  expect(await askAll(paths)).toEqual(paths.map(answered));
});

test('every route is a page of a phone, in another language too', async () => {
  test.setTimeout(180_000);
  const paths = routes.filter((path) => !neutral.has(path)).map((path) => `/de/m${path}`);

  expect(await askAll(['/m/home', '/m', ...paths], phone)).toEqual(
    ['/m/home', '/m', ...paths].map(answered),
  );
});

test('old addresses lead on, on a phone in the same hop', async () => {
  for (const [from, to] of moved) {
    expect(await ask(from)).toMatchObject({ status: 301, location: to });
    expect(await ask(`/fr/m${from}`, phone)).toMatchObject({ location: `/fr/m${to}` });
  }
});
