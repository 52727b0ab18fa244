import type { RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Registry } from 'prom-client';
import type { PageReport } from '../../browser/reports';
import type { ReachName } from '../sandbox/reachNames';

/** Logs and counts faults. Pages can forge reports, so unknown versions share one counter. */
export function createFaultReports(
  logger: FastifyBaseLogger,
  isKnown: (remote: RemoteName, version: string) => boolean,
) {
  const registry = new Registry();
  const faults = new Counter({
    name: 'tidegate_remote_faults_total',
    help: 'Faults of releases, by remote, version, cause and where they happened.',
    labelNames: ['remote', 'version', 'code', 'where'],
    registers: [registry],
  });
  const reaches = new Counter({
    name: 'tidegate_remote_reaches_total',
    help: 'Regions whose release reached for what it does not get, by remote, version and name.',
    labelNames: ['remote', 'version', 'name'],
    registers: [registry],
  });
  const loggedReaches = new Set<string>();
  const problems = new Counter({
    name: 'tidegate_page_problems_total',
    help: 'Problems of the shell that open pages reported.',
    labelNames: ['code'],
    registers: [registry],
  });

  return {
    registry,
    fault({ remote, version, code, message }: RemoteFault, where: 'server' | 'browser') {
      const counted = where === 'server' || isKnown(remote, version) ? version : 'unknown';
      faults.inc({ remote, version: counted, code, where });
      logger.error({ remote, version, code, where }, message);
    },
    /** Not a fault, because libraries detect platform features. */
    reached(reach: { remote: RemoteName; version: string; name: ReachName }) {
      reaches.inc(reach);
      const key = Object.values(reach).join(' ');
      if (loggedReaches.has(key)) return;
      loggedReaches.add(key);
      logger.warn({ code: 'edge.releaseReachedOut', ...reach });
    },
    problem({ code, message }: PageReport) {
      problems.inc({ code });
      logger.warn({ code, where: 'browser' }, message);
    },
  };
}

export type FaultReports = ReturnType<typeof createFaultReports>;
