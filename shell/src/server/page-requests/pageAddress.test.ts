import { toPageUrl } from './pageAddress';

test.each([
  ['/pricing', '/pricing'],
  ['/pricing?plan=a&gclid=1', '/pricing?plan=a'],
  ['/blog?gclid=1&utm_source=mail&page=2&page=3', '/blog?page=2&page=3'],
  ['/?Page=1&__proto__=1', '/'],
  ['/vpn-server?q=%C3%A9%20a', '/vpn-server?q=%C3%A9+a'],
])('%s is rendered as %s', (url, rendered) => {
  expect(toPageUrl({ url })).toBe(rendered);
});
