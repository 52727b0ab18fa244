import type { RemoteFault } from '@tidegate/contracts/faults';
import { fastify } from 'fastify';
import { createFaultReports } from './faultReports';

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

test('versions that pages make up share one count', async () => {
  const { reports, readCounts } = open();

  for (let patch = 0; patch < 1000; patch += 1) reports.fault(aFault(`9.9.${patch}`), 'browser');

  expect(await readCounts()).toEqual(['unknown ×1000']);
});

test('what the server itself saw is counted whatever it is', async () => {
  const { reports, readCounts } = open();

  reports.fault(aFault('2.0.0-rc.1'), 'server');

  expect(await readCounts()).toEqual(['2.0.0-rc.1 ×1']);
});
