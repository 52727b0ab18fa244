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

/** Every page there is so far. */
export const sitePages: readonly SitePage[] = [
  page('/'),
  page('/features'),
  page('/aboutus'),
  page('/vpn-server'),
  page('/vpn-server/japan-vpn'),
  page('/download'),
  page('/download/windows'),
  page('/pricing'),
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
