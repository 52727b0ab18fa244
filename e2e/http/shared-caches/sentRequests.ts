import { userAgents } from '../../site/languages';
import type { SentRequest } from './sendTo';

const pages = [
  ...['/', '/features', '/m/features', '/pricing', '/de/pricing', '/ar/m/home', '/blog', '/faq'],
  ...['/amp/features', '/blackfriday', '/download', '/vpn-trial', '/login', '/myaccount'],
  ...['/no-such-page', '/features/', '//features', '/en/FEATURES', '/robots.txt', '/sitemap.xml'],
];

const queries = [
  ...['', '?', '?gclid=1', '?gclid=2&fbclid=%20', '?utm_source=a&utm_medium=b', '?cjevent=a'],
  ...['?page=2', '?page=2&gclid=1', '?q=vpn', '?nl=de', '?nl=xx', '?%6El=de', '?currency=CAD'],
  ...['?invite_code=abc', '?preview=a.b', '?remote.blog=9.9.9', '?remote.off', '?a&&b', '?a[]=1'],
];

const cookies = [
  ...['LANGUAGE=de', 'LANGUAGE=xx', 'LANGUAGE=de; LANGUAGE=fr', 'language=fr; LANGUAGE=de'],
  ...['tidegate_consent=yes', 'tidegate_consent=no', '__Host-tidegate_consent=yes', 'CURRENCY=CAD'],
  ...['CURRENCY=gbp', 'CURRENCY="AUD"', 'a=b; cje=x; CURRENCY=AUD; tidegate_consent=no'],
  ...['paypal_token=unknown', 'tidegate_preview=a.b', 'tidegate_remotes=remote.blog=9.9.9'],
];

const headers: Readonly<Record<string, string>>[] = [
  ...[{ 'user-agent': userAgents.desktop }, { 'user-agent': userAgents.phone }],
  { 'user-agent': userAgents.phone, 'sec-ch-ua-mobile': '?0' },
  { 'sec-ch-ua-mobile': '?1', 'sec-ch-ua-platform': '"Android"' },
  ...[{ 'sec-gpc': '1' }, { 'x-country-code': 'GB' }, { 'x-country-code': '' }],
  ...[{ 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip;q=1, br;q=0' }],
  { authorization: 'Bearer unknown' },
];

const visitor = { 'x-country-code': 'US', 'user-agent': userAgents.desktop };
const form = {
  ...{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  accept: 'text/html',
};

/** One for each pair of a page and something that its reply may depend on. */
export const sentRequests: readonly SentRequest[] = [
  ...pages.flatMap((page): SentRequest[] => [
    ...queries.map((query) => ({ url: page + query, headers: visitor })),
    ...cookies.map((cookie) => ({ url: page, headers: { ...visitor, cookie } })),
    ...headers.map((some) => ({ url: page, headers: { ...visitor, ...some } })),
    { method: 'HEAD', url: page, headers: visitor },
  ]),
  { url: '/?utm_source=a', headers: { ...visitor, cookie: 'tidegate_consent=yes' } },
  { url: '/_site/shell', headers: visitor },
  { url: '/assets/no-such-file.js', headers: visitor },
  { url: '/r/blog/9.9.9/main.js', headers: visitor },
  ...['answer=yes&back=%2Ffeatures', 'answer=maybe'].map((body) => ({
    ...({ method: 'POST', url: '/_site/consent', headers: { ...visitor, ...form }, body } as const),
  })),
  { method: 'POST', url: '/contact', headers: { ...visitor, ...form }, body: 'form=contact' },
  { method: 'POST', url: '/features', headers: visitor, body: '' },
];
