// Each list begins with values that ordinary visitors send.
const segments = [
  ...['features', 'home', 'pricing', 'blog', 'login', 'invite', 'vpn-server', 'japan-vpn'],
  ...['blackfriday', 'actives', 'paypal', 'v2020', 'amp', 'm', 'de', 'ar', 'en', 'no-such-page'],
  ...['FEATURES', 'VPN-Server', 'M', 'DE', 'En', 'Home', 'AMP', 'xx', 'zz-ZZ'],
  ...['', '.', '..', '%2e%2e', '..%2f', '%2F', '%2f%2fevil.example', '%5c', '%00', '%', '%E0%A4%A'],
  ...['evil.example', '\\evil.example', '@evil.example', 'http:', '%0d%0aLocation:%20x', ';x=1'],
  ...['_site', 'assets', 'api', '.git', 'robots.txt', '%C3%A9', '*', '[game]', ':id', '__proto__'],
];
const languages = ['de', 'ar', 'en', 'xx', '../../etc', '%00', '', 'DE', 'constructor'];
const devices = [
  'desktop',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141 Mobile Safari/537.36',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
];

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** A seeded generator (mulberry32), so that a failure can be reproduced. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** Random combinations of path, language, cookie, device and method. */
export function generateRequests(seed: number, count: number): HostileRequest[] {
  const roll = createDice(seed);
  const pick = (list: readonly string[]) => list[roll(list.length)] ?? '';
  const few = (most: number) => Array.from({ length: roll(most + 1) });

  return Array.from({ length: count }, () => {
    const path = few(4).map(() => `/${pick(segments)}`);
    const requested = few(2).map(() => `nl=${pick(languages)}`);
    const cookies = few(2).map(() => `LANGUAGE=${pick(languages)}`);
    const query = requested.length > 0 ? `?${requested.join('&')}` : '';
    return {
      method: pick(methods),
      path: (path.join('') || '/') + query,
      headers: {
        'user-agent': pick(devices),
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      },
    };
  });
}
