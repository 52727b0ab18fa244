import Fastify from 'fastify';
import { reportPath } from '../../browser/reports';
import { createFaultReports } from '../faultReports';
import { registerSite } from './site';

type SiteParts = Parameters<typeof registerSite>[1];

test('of one client sixty reports a minute are taken', async () => {
  const app = Fastify({ trustProxy: true });
  const reports = createFaultReports(app.log, () => true);
  const options = { siteEnv: 'production' } as SiteParts['options'];
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
