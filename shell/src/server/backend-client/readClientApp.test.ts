import fastify from 'fastify';
import { readClientApp } from './readClientApp';

async function appOf(headers: Readonly<Record<string, string>>): Promise<unknown> {
  const app = fastify();
  app.post('/', async (request) => ({ app: readClientApp(request) ?? null }));
  const reply = await app.inject({ method: 'POST', url: '/', headers });
  await app.close();
  return reply.json<{ app: unknown }>().app;
}

test('a first-party app is identified by its header', async () => {
  expect(await appOf({ 'x-app-type': '402' })).toBe(402);
  expect(await appOf({ 'x-app-type': '301', 'sec-fetch-site': 'none' })).toBe(301);
  expect(await appOf({ 'x-app-type': '301', origin: 'chrome-extension://abc' })).toBe(301);
});

test.each([
  ['says nothing', {}],
  ['is a web page', { 'x-app-type': '501' }],
  ['is nobody of ours', { 'x-app-type': '999' }],
  ['is a script of this site', { 'x-app-type': '402', 'sec-fetch-site': 'same-origin' }],
  ['is a script in an older browser', { 'x-app-type': '402', origin: 'http://localhost:8080' }],
])('a caller that %s is not an app', async (_, headers) => {
  expect(await appOf({ host: 'localhost:8080', ...headers })).toBeNull();
});
