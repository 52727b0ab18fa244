import { findArticlePath } from './findArticlePath';

export interface SitePage {
  name: string;
  status: number;
  locate: () => Promise<string>;
  /** Console messages that the status code alone causes. */
  problems: readonly RegExp[];
  /** A selector of content that a script adds; once it exists, the page is complete. */
  addedByScript?: string;
  /** Set for one page of the shell and of each remote, which decides what its pages preload. */
  judgesPreloads?: true;
}

function page(path: string): SitePage {
  return { name: path, status: 200, locate: () => Promise.resolve(path), problems: [] };
}

/** Covers each layout, each kind of section and each page of a remote. */
export const sitePages: readonly SitePage[] = [
  { ...page('/'), judgesPreloads: true },
  page('/features'),
  page('/aboutus'),
  page('/30-days'),
  page('/what-is-vpn'),
  page('/vpn-services'),
  page('/faq'),
  page('/help?q=refund'),
  page('/help/cannot-log-in'),
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

/** Neither layout nor scripts depend on both language and device, so two combinations suffice. */
export const readingOn = {
  desktop: { language: 'en', prefix: '', direction: 'ltr' },
  phone: { language: 'ar', prefix: '/ar', direction: 'rtl' },
} as const;

/** A narrow desktop window has the layout of a phone, so one language suffices there. */
export const longWordLanguages = { desktop: ['de'], phone: ['de', 'ru', 'pl'] } as const;
