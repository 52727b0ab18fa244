import { findArticlePath } from './findArticlePath';

const split = (text: string) => text.split(' ');
const below = (page: string, parts: string) => split(parts).map((part) => `${page}/${part}`);

/** Specification §2.3, top level and orders, in the original spelling. */
const topLevel = [
  '/',
  ...below(
    '',
    'home 30-days aboutus affiliate blackfriday blog contact contact-us cookie-policy dynamic edmsub ' +
      'faq forgetPassword friday invite login order policy press-room privacy_policy productsdesc ' +
      'promotion redirect resetPassword studentbeans student-discount termsuse vpn-services ' +
      'vpn-trial webrtc-leak-test what-is-my-ip what-is-vpn whatsvpn features why-us win-pay ' +
      'win-pay/native buyQuantity pricing paypal pricing/checkout order/standPlan download ' +
      'forgetpassword order/standplan vpn-server',
  ),
];

const parts = [
  ...below('/promotion', 'aboutus actives1 actives2 actives3 actives4 actives4base CountDown'),
  ...below('/promotion', 'coupon_invite DailyHeader banner/countDown banner/dayTrial'),
  ...below('/actives', '1 vpn-netifix actives1 actives2 actives3 actives4 coupon_invite'),
  ...below('/active', 'coupon_invite invite actives3'),
  ...below('/affiliate', 'comissions intro steps topic'),
  ...below('/studentbeans', 'bottomcontent bottomcontent_h5 comissions comment intro plan steps'),
  ...below('/studentbeans', 'studentactives topic'),
  ...below('/invite', 'banner car howWork'),
  ...split('/blackfriday/index_2021 /friday/index_2020 /aboutus/index_v1'),
  ...['2022', '2023'].flatMap((year) => [
    ...below(`/blackfriday/${year}`, 'banner messageBox countDown split'),
    ...below(`/anniversary/${year}`, 'banner messageBox iconList'),
    ...below(`/easter/${year}`, 'banner messageBox countDown'),
    ...below(`/halloween/${year}`, 'banner messageBox'),
  ]),
  ...below('/home', 'ActivityHeader CountDown DailyHeader Halloween2021 Header index_v1'),
  '/home/SingaporeHeader',
  ...below('/contact', 'Bottom InputBox'),
];

const downloads = [
  ...below('/download', 'windows tv ios mac android chrome smart-tvs game-host/playstation'),
  ...below('/download/smart-tvs', 'smart-tv samsung-tv apple-tv lg-tv'),
  ...split('/v2020 /v2021 /v2020/download /v2021/game-host /v2021/product /v2021/smart-tvs'),
  '/v2020/smart-tvs/banner',
];

const useCases = [
  ...split('/vpn-for-gaming /vpn-for-gaming/minecraft'),
  ...split('/vpn-for-live-sports /vpn-for-live-sports/football'),
  ...split('/vpn-for-music /vpn-for-music/podcasts'),
  ...split('/vpn-for-social-media /vpn-for-social-media/messaging'),
  ...split('/vpn-for-tools /vpn-for-tools/remote-work'),
  ...split('/vpn-for-streaming /vpn-for-streaming/video-platforms'),
];

const countries = below(
  '/vpn-server',
  'brazil-vpn canada-vpn usa-vpn germany-vpn france-vpn uk-vpn italy-vpn hongkong-vpn ' +
    'indonesia-vpn india-vpn japan-vpn korea-vpn singapore-vpn australia-vpn',
);

/** Public paths of the specification; §2.4 repeats them below `/m`. */
export async function listSpecifiedPaths(): Promise<string[]> {
  const blog = below('/blog', 'category/leaks tag/webrtc search more list');
  const article = await findArticlePath();
  return [...topLevel, ...parts, ...downloads, ...useCases, ...countries, ...blog, article];
}

/** Paths of the specification, §2.3 and §2.5, that need a token. */
export const specifiedAccountPaths: readonly string[] = [
  ...split('/myAccount /myaccount /paystatus /payStatus /paypalSuc /paysuc /paySuc'),
  '/win-pay-result',
  ...below('/myAccount', 'changePassword deviceManage dnsSettings Info'),
];
