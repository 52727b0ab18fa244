import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import { fastify } from 'fastify';
import { createFaultReports } from './createFaultReports';

const aFault = (version: string): RemoteFault => ({
  ...{ remote: 'blog', version, code: 'remotes.threwAtRender', message: 'no window' },
});

function open() {
  const reports = createFaultReports(fastify().log, (_, version) => version === '1.0.0');
  const readCounts = async () =>
    [...(await reports.registry.metrics()).matchAll(/version="([^"]*)".*\} (\d+)/g)].map(
      ([, version, count]) => `${String(version)} ×${String(count)}`,
    );
  return { reports, readCounts };
}

test('faults are counted by version', async () => {
  const { reports, readCounts } = open();

  reports.fault(aFault('1.0.0'), 'browser');
  reports.fault(aFault('1.0.0'), 'browser');

  expect(await readCounts()).toEqual(['1.0.0 ×2']);
});

test('unknown versions reported by pages share one counter', async () => {
  const { reports, readCounts } = open();

  for (let patch = 0; patch < 1000; patch += 1) reports.fault(aFault(`9.9.${patch}`), 'browser');

  expect(await readCounts()).toEqual(['unknown ×1000']);
});

test('a fault seen by the server is counted under any version', async () => {
  const { reports, readCounts } = open();

  reports.fault(aFault('2.0.0-rc.1'), 'server');

  expect(await readCounts()).toEqual(['2.0.0-rc.1 ×1']);
});

test('a blocked API access is always counted and logged once per version and name', async () => {
  const { log } = fastify();
  const logged = jest.spyOn(log, 'warn');
  const { reached, registry } = createFaultReports(log, () => true);
  const reach = { remote: 'blog', version: '1.0.0', name: 'process' } as const;

  reached(reach);
  reached(reach);
  reached({ ...reach, name: 'fetch' });

  expect(await registry.metrics()).toContain(
    'tidegate_remote_reaches_total{remote="blog",version="1.0.0",name="process"} 2',
  );
  expect(logged.mock.calls).toEqual([
    [{ code: 'edge.releaseReachedOut', ...reach }],
    [{ code: 'edge.releaseReachedOut', ...reach, name: 'fetch' }],
  ]);
});
