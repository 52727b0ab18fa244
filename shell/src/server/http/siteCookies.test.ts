import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { currencyCookie } from '@tidegate/contracts/catalogue/currencyCookie';
import { fastify } from 'fastify';
import { applyCookies } from '../consent/applyCookies';
import { keepInvite } from '../consent/keepInvite';
import { createReleaseChoice } from '../releases/createReleaseChoice';
import { ownNames, registerCookies } from './siteCookies';

const https = 'https://tidegate.example';
const plain = 'http://127.0.0.1:8080';

/** An edge that sets every kind of cookie and responds with those it reads. */
async function anEdge(publicOrigin: string) {
  const app = fastify();
  await registerCookies(app, publicOrigin);
  const choice = createReleaseChoice({
    siteEnv: 'development',
    previews: { find: async () => new Map(), change: async () => false },
  });
  app.get('/set', async (request, reply) => {
    applyCookies(reply, [{ name: 'tidegate_consent', value: 'yes', seconds: 60 }]);
    applyCookies(reply, [{ name: 'cje', value: 'abc', seconds: 60 }]);
    keepInvite(reply, new URLSearchParams('invite_code=ada'));
    await choice.change(request, reply);
    return reply.send();
  });
  app.get('/read', async ({ cookies }) => ({ ...cookies }));
  return app;
}

test('over https every cookie is Secure, and our own cookies are host-only', async () => {
  const app = await anEdge(https);

  const { cookies } = await app.inject('/set?remote.blog=1.0.0');

  expect(cookies.map(({ name }) => name)).toEqual([
    '__Host-tidegate_consent',
    'cje',
    '__Host-invite_data',
    '__Host-tidegate_remotes',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' });
    expect(cookie.domain).toBeUndefined();
  }
});

test('without https cookies have no host prefix', async () => {
  const app = await anEdge(plain);

  const { cookies } = await app.inject('/set?remote.blog=1.0.0');

  expect(cookies.map(({ name }) => name)).toEqual([
    'tidegate_consent',
    'cje',
    'invite_data',
    'tidegate_remotes',
  ]);
  expect(cookies.filter(({ secure }) => secure)).toEqual([]);
});

test('a cookie that a sibling host set over https is not read', async () => {
  const app = await anEdge(https);

  const reply = await app.inject({
    url: '/read',
    headers: { cookie: 'tidegate_consent=yes; __Host-invite_data=ada; LANGUAGE=de' },
  });

  expect(reply.json()).toMatchObject({ invite_data: 'ada', LANGUAGE: 'de' });
  expect(reply.json()).not.toHaveProperty('tidegate_consent');
});

test('the cookie policy names every cookie that the site sets', async () => {
  const specified = ['LANGUAGE', 'paypal_token', 'cje', 'cje-client', 'cf-click', '_aid'];
  const page = path.join(__dirname, '../../../locales/en/pages/cookie-policy.json');
  const policy = await readFile(page, 'utf8');

  const names = [...specified, ...ownNames, currencyCookie];
  const isNamed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(policy);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
