import { request } from 'node:http';
import { expect, test } from './fixtures';
import { demoAccount, settings } from '../site/settings';

const loginPath = '/api/mms/account/v1/web/login';
const logoutPath = '/api/mms/account/v1/web/logout';
const profilePath = '/api/mms/account/v1/web/profile';

async function startSession(): Promise<string> {
  const reply = await fetch(settings.siteUrl + loginPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demoAccount.email, password: demoAccount.password }),
  });
  const cookie = reply.headers.getSetCookie().find((one) => one.startsWith('paypal_token='));
  return cookie?.split(';')[0] ?? '';
}

/** Sends the path unchanged, whereas `fetch` normalizes it. */
function sendRaw(path: string): Promise<number> {
  const { hostname, port } = new URL(settings.siteUrl);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('a cross-site form cannot log in', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${settings.siteUrl}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ username: demoAccount.email, password: demoAccount.password }),
    });

  for (const headers of [
    { origin: 'http://other.example' },
    { origin: 'null' },
    { origin: settings.siteUrl, 'sec-fetch-site': 'cross-site' },
  ]) {
    const { status, headers: answered } = await post(headers);
    expect(status, JSON.stringify(headers)).toBe(409);
    expect(answered.getSetCookie().join()).not.toContain('paypal_token');
  }
  expect((await post({ origin: settings.siteUrl })).status).toBe(303);
});

test('a cross-site call with the cookie changes nothing', async () => {
  const cookie = await startSession();
  const call = (path: string, method: string, origin: string) =>
    fetch(settings.siteUrl + path, { method, headers: { cookie, origin } });

  const foreign = await call(logoutPath, 'POST', 'https://evil.example');
  expect(foreign.status).toBe(409);
  const nameless = await call(logoutPath, 'POST', 'null');
  expect(nameless.status).toBe(409);

  const still = await call(profilePath, 'GET', settings.siteUrl);
  expect(await still.json()).toMatchObject({ code: 200 });
  const own = await call(logoutPath, 'POST', settings.siteUrl);
  expect(await own.json()).toMatchObject({ code: 200 });
});

for (const path of [
  '//evil.example',
  '//evil.example/%2f..',
  '/%00',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/../../etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/r/blog/1.0.0/server/remote.cjs',
  '/r/blog/..%2f..%2f/x',
  '/r/nobody/1.0.0/client/remoteEntry.js',
  '/_site/generations/-1/en.json',
  '/_site/generations/1e9/xx.json',
  '/_delivery/releases/blog/../../x',
  '/pricing?%',
  '/login?redirect=%E0%A4%A',
  '/blog/%2e%2e%2f',
  '/?remote.campaigns=../../x',
  '/?nl=xx',
  `/${'a'.repeat(5000)}`,
  `/${'/'.repeat(500)}`,
]) {
  test(`the malformed address ${path.slice(0, 40)} causes no server error`, async () => {
    const status = await sendRaw(path);

    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });
}

const deepLists = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

for (const [what, type, body] of [
  ['JSON', 'application/json', '{"email":"ada@tidegate.example"}'],
  ['deep JSON', 'application/json', deepLists],
  ['text', 'text/plain', 'email=ada@tidegate.example'],
  ['a file', 'multipart/form-data; boundary=x', '--x--'],
  ['nothing named', 'application/x-unknown', 'x'],
] as const) {
  test(`pages take no ${what}, only forms`, async () => {
    for (const path of ['/login', '/contact', '/_site/consent']) {
      const { status } = await fetch(settings.siteUrl + path, {
        method: 'POST',
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        body,
      });
      expect(status, path).toBe(415);
    }
    const { status } = await fetch(settings.siteUrl);
    expect(status).toBe(200);
  });
}

for (const [path, type] of [
  ['/', 'text/html'],
  ['/no-such-page', 'text/html'],
  ['/robots.txt', 'text/plain'],
  ['/api/mms/account/v1/web/profile', 'application/json'],
  ['/api/no-such-call', 'application/json'],
  ['/assets/no-such-file.js', 'application/json'],
  ['/_delivery/generation', 'application/json'],
] as const) {
  test(`the reply of ${path} has a content type and security headers`, async () => {
    const { headers } = await fetch(settings.siteUrl + path, {
      headers: { origin: 'https://evil.example' },
    });

    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(headers.get('content-security-policy')).toContain(directive);
    }
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
}

test('a redirect never leaves the site', async () => {
  for (const [path, target] of [
    ['//evil.example/', '/evil.example'],
    ['//evil.example/blog/', '/evil.example/blog'],
    ['/\\evil.example/', '/evil.example'],
    ['/en//evil.example', '/evil.example'],
  ] as const) {
    const { status, headers } = await fetch(settings.siteUrl + path, { redirect: 'manual' });
    expect([path, status, headers.get('location')]).toEqual([path, 301, target]);
  }
});

test('the server bundle of a release cannot be downloaded', async () => {
  const generation = (await (await fetch(`${settings.siteUrl}/_delivery/generation`)).json()) as {
    remotes: Record<string, { current: { version: string } }>;
  };
  const version = generation.remotes['blog']?.current.version ?? '';
  const readStatus = async (file: string) =>
    (await fetch(`${settings.siteUrl}/r/blog/${version}/${file}`)).status;

  expect(await readStatus('client/remoteEntry.js')).toBe(200);
  expect(await readStatus('server/remote.cjs')).toBe(404);
});
