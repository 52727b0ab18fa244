import { defaultTarget, toSafeRedirect } from './toSafeRedirect';

test.each([
  '/',
  '/myAccount',
  '/pricing/checkout/v2.vip.one.web.usd.1y?coupon=TIDE&step=2',
  '/blog/search?query=caf%C3%A9',
  '/blog/100%25-private',
  '/blog/tag/live%20sports',
  '/blog/%E3%83%96%E3%83%AD%E3%82%B0',
  '/redirect?to=https%3A%2F%2Fexample.com',
  '/faq#refunds',
  '/loginhelp',
])('toSafeRedirect accepts the site path %s', (wanted) => {
  expect(toSafeRedirect(wanted)).toBe(wanted);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['another site behind a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['three slashes', '///evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a relative path', 'myAccount'],
  ['an encoded second slash', '/%2Fevil.example'],
  ['an encoded second slash in lower case', '/%2fevil.example'],
  ['a twice encoded second slash', '/%252Fevil.example'],
  ['an encoded first slash', '%2F%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a twice encoded backslash', '/%255Cevil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['an encoded line break', '/%0A/evil.example'],
  ['a leading space', ' //evil.example'],
  ['a dot segment that leaves two slashes', '/.//evil.example'],
  ['a climbing segment that leaves two slashes', '/a/..//evil.example'],
  ['an encoded dot segment that leaves two slashes', '/%2e//evil.example'],
  ['two slashes further on', '/a//b'],
  ['two slashes hidden behind a broken escape', '/%252F%252Fevil.example/%'],
  ['an encoded null', '/a%00b'],
  ['endless encoding', `/%${'25'.repeat(20)}2F`],
  ['a path without end', `/${'a'.repeat(2000)}`],
  ['the login page itself', '/login?redirect=/login'],
  ['the login page in capitals', '/LOGIN'],
])('toSafeRedirect refuses %s', (_, wanted) => {
  expect(toSafeRedirect(wanted)).toBe(defaultTarget);
});
