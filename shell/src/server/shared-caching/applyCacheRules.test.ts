import type { IncomingHttpHeaders } from 'node:http';
import { applyCacheRules } from './applyCacheRules';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

function read(url: string, headers: IncomingHttpHeaders = {}, country = 'GB') {
  return applyCacheRules(headers, url, country);
}

const usual = read('/features');

test.each<[string, string, IncomingHttpHeaders]>([
  ['the click ID of an advertiser', '/features?gclid=1&fbclid', {}],
  ['a campaign before consent', '/features?utm_source=mail', {}],
  ['a cookie of somebody else', '/features', { cookie: 'XLANGUAGE=de; my_paypal_token=1; a' }],
  ['a hint at a computer', '/features', { 'sec-ch-ua-mobile': '?0', 'user-agent': phone }],
  ['a malformed hint', '/features', { 'sec-gpc': '0' }],
])('a request with %s gets the usual response', (_, url, headers) => {
  expect(read(url, headers)).toEqual(usual);
});

test.each<[string, string, IncomingHttpHeaders]>([
  ['a language', '/features', { cookie: 'a=b; LANGUAGE=de' }],
  ['an answer about cookies', '/features', { cookie: 'tidegate_consent=yes' }],
  ['an answer over https', '/features', { cookie: '__Host-tidegate_consent=yes' }],
  ['Global Privacy Control', '/features', { 'sec-gpc': '1' }],
  ['a phone', '/features', { 'user-agent': phone }],
  ['a hint at a phone', '/features', { 'sec-ch-ua-mobile': '?1' }],
  ['a currency', '/features', { cookie: 'CURRENCY=CAD' }],
])('a request with %s gets a shared response of its own', (_, url, headers) => {
  const applied = read(url, headers);

  expect(applied).toMatchObject({ isResponseShared: true });
  expect(applied).not.toEqual(usual);
});

test.each<[string, string, IncomingHttpHeaders]>([
  ['a session', '/features', { cookie: 'a=b;paypal_token=1' }],
  ['a token', '/features', { authorization: 'Bearer 1' }],
  ['a second step of a login', '/features', { cookie: 'second_step=1' }],
  ['a preview over https', '/features', { cookie: '__Host-tidegate_preview=1' }],
  ['a chosen release', '/features', { cookie: 'tidegate_remotes=' }],
  ['two languages', '/features', { cookie: 'LANGUAGE=de; LANGUAGE=fr' }],
  ['an unknown language', '/features', { cookie: 'LANGUAGE=xx' }],
  ['a quoted currency', '/features', { cookie: 'CURRENCY="GBP"' }],
])('a request with %s gets a page of its own', (_, url, headers) => {
  expect(read(url, headers)).toBeUndefined();
});

test.each<[string, string, IncomingHttpHeaders]>([
  ['a language to store', '/features?a=1&nl=de', {}],
  ['a currency to store', '/features?currency=GBP', {}],
  ['an invitation', '/features?invite_code=a', {}],
  ['a preview to start', '/features?preview=a', {}],
  ['a release to apply', '/features?remote.blog=1.0.0', {}],
  ['an encoded name', '/features?%6El=de', {}],
  ['a known and an unknown parameter', '/blog?page=2&gclid=1', {}],
  ['a campaign after consent', '/features?utm_source=a', { cookie: 'tidegate_consent=yes' }],
])('a request with %s gets a response that is not shared', (_, url, headers) => {
  const applied = read(url, headers);

  expect(applied).toEqual({ ...read('/features', headers), isResponseShared: false });
});

test.each([
  ['/pricing', {}, 'AU', 'AUD'],
  ['/pricing', {}, 'fr', 'USD'],
  ['/pricing', { cookie: 'CURRENCY=CAD' }, 'GB', 'CAD'],
  ['/pricing', {}, undefined, ''],
] as const)('the currency of %s with %j from %s is "%s"', (url, headers, country, currency) => {
  expect(applyCacheRules(headers, url, country)?.currency).toBe(currency);
});
