import Fastify from 'fastify';
import { reportPath } from '../../browser/reports';
import { registerCookies } from '../http/siteCookies';
import { createCandidates } from '../releases/createCandidates';
import { createFaultReports } from '../releases/createFaultReports';
import { createQuarantine } from '../releases/createQuarantine';
import { aServerRelease } from '../testing/aServerRelease';
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

/** A site whose blog has the current release 2.0.0 and the previous one 1.0.0. */
async function aSiteWithBlog() {
  const releases = ['2.0.0', '1.0.0'].map((version) => aServerRelease({ version }));
  const quarantine = createQuarantine({ report: () => undefined });
  const pin = (version: string) => ({ version, integrity: 'sha384-any' });
  const blog = { current: pin('2.0.0'), previous: pin('1.0.0') };
  const generation = { id: 7, activatedAt: '', remotes: { blog } };
  const app = Fastify();
  await registerCookies(app, undefined);
  registerSite(app, {
    quarantine,
    live: { find: () => Promise.resolve(generation) },
    previews: { find: () => Promise.resolve(new Map()) },
    findCandidates: () => Promise.resolve(createCandidates([['blog', releases]], quarantine)),
    options: { siteEnv: 'production' },
  } as unknown as SiteParts);
  return { quarantine, getLiveSet: () => app.inject('/_site/generations/7/en.json') };
}

const offeredVersions = (body: string) =>
  (JSON.parse(body) as { remotes: { blog: { version: string }[] } }).remotes.blog.map(
    ({ version }) => version,
  );

test('a live set is shared for a minute', async () => {
  const { getLiveSet } = await aSiteWithBlog();

  const { headers, body } = await getLiveSet();

  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(offeredVersions(body)).toEqual(['2.0.0', '1.0.0']);
});

test('an open page requests the live set again while a release is suspected', async () => {
  const { quarantine, getLiveSet } = await aSiteWithBlog();
  quarantine.suspect('blog', '2.0.0');

  const { statusCode, headers } = await getLiveSet();
  quarantine.clear('blog', '2.0.0');

  expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
  expect(offeredVersions((await getLiveSet()).body)).toEqual(['2.0.0', '1.0.0']);
});

test('a live set without a release that failed is not shared', async () => {
  const { quarantine, getLiveSet } = await aSiteWithBlog();
  quarantine.add({ remote: 'blog', version: '2.0.0', code: 'remotes.timeout', message: '' });

  const { headers, body } = await getLiveSet();

  expect(headers['cache-control']).toBe('private, no-store');
  expect(offeredVersions(body)).toEqual(['1.0.0']);
});
