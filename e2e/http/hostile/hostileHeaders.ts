import type { HostileRequest } from './hostileRequest';

/** Forged or invalid headers, which a page ignores. */
const headers: readonly [name: string, value: string][] = [
  ['x-country-code', 'US'.repeat(2000)],
  ['x-country-code', '%F0'],
  ['x-forwarded-for', `${'198.51.100.7, '.repeat(400)}evil`],
  ['x-forwarded-for', '::ffff:999.999.1.1'],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-host', '"><script>'],
  ['forwarded', 'for=_x;host="><script>'],
  ['x-original-url', '/myAccount'],
  ['x-http-method-override', 'DELETE'],
  ['range', 'bytes=0-1,5-6,9999999-'],
  ['if-none-match', '*'],
  ['if-modified-since', 'yesterday'],
  ['accept-language', 'de;q=9e999,'.repeat(200)],
  ['accept-encoding', 'br;q=0, gzip;q=0, identity;q=0'],
  ['accept', 'image/'.repeat(300)],
  ['cookie', 'LANGUAGE=%E0%A4%A; paypal_token=%'],
  ['cookie', `paypal_token=${'x'.repeat(7000)}`],
  ['cookie', '__proto__=x; constructor=y'],
  ['user-agent', '('.repeat(5000)],
  ['user-agent', 'iPhone '.repeat(900)],
  ['x-app-type', '501; drop table'],
  ['referer', 'javascript:alert(1)'],
];

export const hostileHeaders: readonly HostileRequest[] = headers.map(([name, value]) => ({
  what: `${name}: ${value.slice(0, 40)}`,
  path: '/pricing',
  status: 200,
  headers: { [name]: value },
}));
