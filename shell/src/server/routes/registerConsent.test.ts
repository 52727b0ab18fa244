import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { registerCookies } from '../http/siteCookies';
import { registerConsent } from './registerConsent';

const browser = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };

async function answer(
  form: Record<string, string>,
  headers: Record<string, string> = browser,
  publicOrigin?: string,
) {
  const app = Fastify();
  await registerCookies(app, publicOrigin);
  await app.register(formbody);
  registerConsent(app);
  const reply = await app.inject({
    method: 'POST',
    url: '/_site/consent',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
  const cookies = Object.fromEntries(reply.cookies.map((one) => [one.name, one]));
  return { status: reply.statusCode, location: reply.headers.location, cookies };
}

test('accepted cookies are stored for half a year, and the campaign of the page counts', async () => {
  const { status, location, cookies } = await answer({ answer: 'yes', back: '/de?cjevent=abc' });

  expect([status, location]).toEqual([303, '/de?cjevent=abc']);
  expect(cookies['tidegate_consent']).toMatchObject({ value: 'yes', maxAge: 182 * 24 * 3600 });
  expect(cookies['cje']).toMatchObject({ value: 'abc', maxAge: 3888000, sameSite: 'Lax' });
});

test.each([
  ['the page itself', 'http://localhost/de?cjevent=abc&plan=1', '/de?cjevent=abc&plan=1'],
  ['another page', 'http://localhost/fr?cjevent=abc', '/de?plan=1'],
  ['another host', 'http://evil.example/de?cjevent=abc', '/de?plan=1'],
  ['an address that is none', 'de?cjevent=abc', '/de?plan=1'],
])('the parameters of the address are taken from %s', async (_, referer, location) => {
  const reply = await answer({ answer: 'yes', back: '/de?plan=1' }, { ...browser, referer });

  expect(reply.location).toBe(location);
  expect('cje' in reply.cookies).toBe(location.includes('cjevent'));
});

test('declined cookies are stored and delete the attribution cookies', async () => {
  const { cookies } = await answer({ answer: 'no', back: '/?cjevent=abc' });

  expect(cookies['tidegate_consent']).toMatchObject({ value: 'no', maxAge: 182 * 24 * 3600 });
  for (const name of ['cje', 'cje-client', 'cf-click', '_aid', 'utm_data']) {
    expect(cookies[name]).toMatchObject({ value: '', maxAge: 0 });
  }
});

test('Global Privacy Control declines cookies regardless of the answer', async () => {
  const { cookies } = await answer(
    { answer: 'yes', back: '/?cjevent=abc' },
    { ...browser, 'sec-gpc': '1' },
  );

  expect(cookies['tidegate_consent']?.value).toBe('no');
  expect(cookies['cje']?.value).toBe('');
});

test('the cookie policy page confirms the answer', async () => {
  const { location } = await answer({ answer: 'no', back: '/ar/m/cookie-policy' });

  expect(location).toBe('/ar/m/cookie-policy?consent=no#your-answer');
});

test('a request by script gets 204, and https cookies are Secure', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', accept: '*/*' };
  const { status, cookies } = await answer(
    { answer: 'yes', back: '/' },
    headers,
    'https://a.example',
  );

  expect(status).toBe(204);
  expect(cookies['__Host-tidegate_consent']?.secure).toBe(true);
});

test.each([
  ['another site', { answer: 'yes', back: 'https://evil.example/' }],
  ['another site without a scheme', { answer: 'yes', back: '//evil.example/' }],
  ['another site behind a backslash', { answer: 'yes', back: '/\\evil.example/' }],
  ['another site behind a dot', { answer: 'yes', back: '/.//evil.example/' }],
  ['another site behind two dots', { answer: 'yes', back: '/a/..//evil.example/' }],
  ['another site behind an encoded dot', { answer: 'yes', back: '/%2e//evil.example/' }],
  ['another site behind a tab', { answer: 'yes', back: '/\t/evil.example/' }],
  ['an address that is none', { answer: 'yes', back: '//[' }],
  ['a path that is none', { answer: 'yes', back: '/.//[' }],
  ['a path that does not start at the root', { answer: 'yes', back: 'features' }],
  ['a path of more than 4000 characters', { answer: 'yes', back: `/${'a'.repeat(4000)}` }],
  ['nowhere', { answer: 'yes' }],
  ['an answer that is none', { answer: 'maybe', back: '/' }],
])('the consent form refuses %s', async (_, form) => {
  const { status, cookies } = await answer(form);

  expect([status, cookies]).toEqual([422, {}]);
});

test('another site cannot answer for a visitor', async () => {
  const { status, cookies } = await answer(
    { answer: 'yes', back: '/' },
    { origin: 'https://evil.example' },
  );

  expect([status, cookies]).toEqual([409, {}]);
});
