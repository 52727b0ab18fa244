import type { RemoteFault } from '@tidegate/contracts/faults';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Registry } from 'prom-client';
import type { PageReport } from '../browser/reports';

/** Where faults of releases become visible: one log line and one count each, with who and why. */
export function createFaultReports(logger: FastifyBaseLogger) {
  const registry = new Registry();
  const faults = new Counter({
    name: 'tidegate_remote_faults_total',
    help: 'Faults of releases, by remote, version, cause and where they happened.',
    labelNames: ['remote', 'version', 'code', 'where'],
    registers: [registry],
  });
  const problems = new Counter({
    name: 'tidegate_page_problems_total',
    help: 'Problems of the shell that open pages reported.',
    labelNames: ['code'],
    registers: [registry],
  });

  return {
    registry,
    fault({ remote, version, code, message }: RemoteFault, where: 'server' | 'browser') {
      faults.inc({ remote, version, code, where });
      logger.error({ remote, version, code, where }, message);
    },
    problem({ code, message }: PageReport) {
      problems.inc({ code });
      logger.warn({ code, where: 'browser' }, message);
    },
  };
}

export type FaultReports = ReturnType<typeof createFaultReports>;
