import type { CacheRule } from './compileCacheRule';

/** The response is made for this request alone. */
export const unshared = 'pass';

const start = String.raw`(?:^|;)\s*`;

/** The value of a cookie, if it is one of `values`. With any other value the response is not shared. */
export function describeCookie(cookie: string, values: readonly string[]): CacheRule {
  const present = String.raw`${start}${cookie}\s*=`;
  return {
    name: `cookie_${cookie.replace(/\W/g, '_')}`,
    reads: 'cookie',
    cases: [
      // Programs differ in which of two equal names they take.
      { pattern: String.raw`${present}.*;\s*${cookie}\s*=`, value: unshared },
      ...values.map((value) => ({
        pattern: String.raw`${start}${cookie}=${value}\s*(?:;|$)`,
        value,
      })),
      { pattern: present, value: unshared },
    ],
    otherwise: '',
  };
}

export function describePrivateCookies(cookies: readonly string[]): CacheRule {
  const pattern = String.raw`${start}(?:${cookies.join('|')})\s*=`;
  return {
    name: 'private_cookie',
    reads: 'cookie',
    cases: [{ pattern, value: unshared }],
    otherwise: '',
  };
}
