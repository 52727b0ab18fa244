import { findArticlePath } from './findArticlePath';

/** A page as a visitor asks for it. */
export interface SitePage {
  name: string;
  status: number;
  /** Its path without language and device. */
  locate: () => Promise<string>;
  /** What the browser says because of the status alone. */
  problems: readonly RegExp[];
}

function page(path: string): SitePage {
  return { name: path, status: 200, locate: () => Promise.resolve(path), problems: [] };
}

/** One page of every kind: each layout, each kind of section, each page of a remote. */
export const sitePages: readonly SitePage[] = [
  page('/'),
  page('/features'),
  page('/aboutus'),
  page('/30-days'),
  page('/what-is-vpn'),
  page('/vpn-services'),
  page('/faq'),
  page('/privacy_policy'),
  page('/contact'),
  page('/edmsub'),
  page('/invite'),
  page('/studentbeans'),
  page('/studentbeans/plan'),
  page('/student-discount'),
  page('/vpn-for-gaming'),
  page('/vpn-for-gaming/shooters'),
  page('/vpn-server'),
  page('/vpn-server/japan-vpn'),
  page('/download'),
  page('/download/windows'),
  page('/download/smart-tvs'),
  page('/redirect'),
  page('/pricing'),
  page('/buyQuantity'),
  page('/order/standPlan'),
  page('/vpn-trial'),
  page('/pricing/checkout/v2.vip.one.web.usd.1m'),
  page('/blog'),
  page('/blog/category/networks'),
  page('/blog/search'),
  page('/blog/search?q=vpn'),
  { ...page('an article'), locate: findArticlePath },
  page('/what-is-my-ip'),
  page('/webrtc-leak-test'),
  page('/login'),
  page('/forgetPassword'),
  page('/blackfriday'),
  page('/easter'),
  page('/actives/CountDown'),
  page('/active/coupon_invite'),
  {
    ...page('/no-such-page'),
    status: 404,
    problems: [/^reply 404: .*no-such-page$/, /^console error: .*404.*no-such-page\)$/],
  },
];

export const siteLanguages = [
  { language: 'en', prefix: '', direction: 'ltr' },
  { language: 'ar', prefix: '/ar', direction: 'rtl' },
] as const;

/** Where the words are longest, and where the page runs the other way. */
export const longWordLanguages = ['de', 'ru', 'pl', 'ar'] as const;
