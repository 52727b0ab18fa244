import Fastify from 'fastify';
import { reportPath } from '../../browser/reports';
import { registerCookies } from '../http/siteCookies';
import { createFaultReports } from '../releases/createFaultReports';
import { registerSite } from './registerSite';

type SiteParts = Parameters<typeof registerSite>[1];

test('a client may send sixty reports a minute', async () => {
  const app = Fastify({ trustProxy: true });
  const reports = createFaultReports(app.log, () => true);
  const options = { siteEnv: 'production' } as SiteParts['options'];
  app.removeAllContentTypeParsers();
  registerSite(app, { reports, options } as SiteParts);
  const report = async (address: string) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: reportPath,
      headers: { 'x-forwarded-for': address },
      payload: { remote: 'blog', version: '1.0.0', code: 'remotes.timeout', message: 'slow' },
    });
    return statusCode;
  };

  const statuses = [];
  for (let count = 0; count < 61; count += 1) statuses.push(await report('203.0.113.7'));

  expect(statuses.slice(0, 60)).toEqual(new Array<number>(60).fill(204));
  expect(statuses[60]).toBe(429);
  expect(await report('203.0.113.8')).toBe(204);
  expect(await reports.registry.metrics()).toContain('where="browser"} 61');
});

test.each([
  ['https://tidegate.example/order/history', '/login?redirect=%2Forder%2Fhistory'],
  [
    'https://tidegate.example/ar/m/myAccount/Info?page=2',
    '/ar/m/login?redirect=%2FmyAccount%2FInfo%3Fpage%3D2',
  ],
  ['https://tidegate.example/de/login?redirect=%2Ffaq', '/de/login?redirect=%2Ffaq'],
  ['https://tidegate.example/', '/login?redirect=%2F'],
  [`https://tidegate.example/${'a'.repeat(2000)}`, '/login'],
  ['nonsense', '/login'],
  [undefined, '/login'],
])('forgetting the session on %s leads to the login and back', async (referer, location) => {
  const app = Fastify();
  await registerCookies(app, undefined);
  registerSite(app, { options: { siteEnv: 'production' } } as SiteParts);

  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/_site/forget-session',
    headers: { 'sec-fetch-site': 'same-origin', ...(referer !== undefined && { referer }) },
  });

  expect([statusCode, headers.location]).toEqual([303, location]);
  expect(headers['set-cookie']).toMatch(/^paypal_token=;/);
});
