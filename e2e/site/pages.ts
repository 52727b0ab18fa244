import { findArticlePath } from './findArticlePath';

/** A page as a visitor asks for it. */
export interface SitePage {
  name: string;
  status: number;
  /** Its path without language and device. */
  locate: () => Promise<string>;
  /** What the browser says because of the status alone. */
  problems: readonly RegExp[];
  /** What a script adds after the page has loaded; the page is complete once it is there. */
  addedByScript?: string;
  /** One page of the shell and of each remote: that one decides what its pages preload. */
  judgesPreloads?: true;
}

function page(path: string): SitePage {
  return { name: path, status: 200, locate: () => Promise.resolve(path), problems: [] };
}

/** One page of every kind: each layout, each kind of section, each page of a remote. */
export const sitePages: readonly SitePage[] = [
  { ...page('/'), judgesPreloads: true },
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
  { ...page('/pricing'), judgesPreloads: true },
  page('/buyQuantity'),
  page('/order/standPlan'),
  page('/vpn-trial'),
  page('/pricing/checkout/v2.vip.one.web.usd.1m'),
  { ...page('/blog'), judgesPreloads: true },
  page('/blog/category/networks'),
  page('/blog/search'),
  page('/blog/search?q=vpn'),
  { ...page('an article'), locate: findArticlePath },
  { ...page('/what-is-my-ip'), judgesPreloads: true },
  { ...page('/webrtc-leak-test'), addedByScript: 'main [role=status] :is(h2, h3)' },
  { ...page('/login'), judgesPreloads: true },
  page('/forgetPassword'),
  { ...page('/blackfriday'), judgesPreloads: true },
  page('/easter'),
  page('/actives/CountDown'),
  page('/active/coupon_invite'),
  {
    ...page('/no-such-page'),
    status: 404,
    problems: [/^reply 404: .*no-such-page$/, /^console error: .*404.*no-such-page\)$/],
  },
];

/**
 * The language that a page is read in on each device. English and left to right on the desktop,
 * Arabic and right to left on the phone: the two differences multiplied would show nothing more,
 * because neither the layout nor the scripts ask for both.
 */
export const readingOn = {
  desktop: { language: 'en', prefix: '', direction: 'ltr' },
  phone: { language: 'ar', prefix: '/ar', direction: 'rtl' },
} as const;

/**
 * Where the words are longest. A desktop so small is a window or a zoom, and its layout is the
 * phone's: one language shows that.
 */
export const longWordLanguages = { desktop: ['de'], phone: ['de', 'ru', 'pl'] } as const;
