import type { HostileRequest } from './hostileRequest';

const rows: readonly [path: string, status: number][] = [
  ['/login?redirect=//evil.example', 200],
  ['/login?redirect=/%5Cevil.example', 200],
  ['/login?redirect=javascript:alert(1)', 200],
  ['/login?redirect=%09//evil.example', 200],
  ['/paystatus?result=x.y.z', 404],
  ['/pricing/checkout/v2%00', 404],
  ['/pricing/checkout/__proto__', 404],
  [`/pricing?plan=${'x'.repeat(5000)}`, 200],
  ['/pricing?currency=__proto__', 200],
  [`/blog/search?q=${'%F0%9F%98%80'.repeat(500)}`, 200],
  ['/blog/search?q=%25%27%22%3Cscript%3E', 200],
  ['/blog/constructor', 404],
  ['/blog/category/__proto__', 404],
  ['/blog?page=-1', 200],
  ['/blog?page=1e308', 200],
  ['/l10n?path=../../package.json', 422],
  ['/l10n?path=http://evil.example/x', 422],
  ['/l10n/prices?country=%00', 422],
  ['/download/%252e%252e/etc/passwd', 404],
  ['/vpn-server/__proto__', 404],
  ['/japan-vpn%00', 404],
  ['/amp/amp/amp', 404],
  ['/sitemap-__proto__.xml', 404],
  ['/assets/%252e%252e/package.json', 404],
  ['/api/%252e%252e/_delivery/status', 404],
  [`/api/mms/account/v1/web/profile?x=${'y'.repeat(10_000)}`, 401],
  ['/_delivery/status', 401],
  ['/_delivery/audit', 401],
  ['/metrics', 404],
  ['/?nl[]=de', 200],
  [`/?invite_code=${'x'.repeat(9000)}`, 200],
  ['/?utm_source=%0d%0aset-cookie:x=1', 200],
];

/** Open redirects, path traversal and names from `Object.prototype`. */
export const hostileAddresses: readonly HostileRequest[] = [
  ...rows.map(([path, status]) => ({ what: path.slice(0, 60), path, status })),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({
    what: `${method} of a page`,
    path: '/login',
    method,
    status: 404,
  })),
];
