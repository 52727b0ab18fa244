import type { FastifyBaseLogger } from 'fastify';
import type { FaultReports } from '../releases/createFaultReports';
import type { ServerRelease } from '../releases/serverRelease';
import type { SandboxListeners } from './processes/startSandboxProcess';

/** Limit of log lines per process. */
const mostPrints = 20;

/** Reports the console output and blocked API accesses of a release to operators. */
export function listenToRelease(
  { browser: { remote, version } }: ServerRelease,
  { logger, reports }: { logger: FastifyBaseLogger; reports: Pick<FaultReports, 'reached'> },
): SandboxListeners {
  const release = `${remote}@${version}`;
  let prints = 0;
  return {
    print(text) {
      prints += 1;
      if (prints <= mostPrints) logger.warn({ code: 'edge.sandboxPrinted', release, text });
      if (prints === mostPrints + 1) logger.warn({ code: 'edge.sandboxPrintsDropped', release });
    },
    reach(name) {
      reports.reached({ remote, version, name });
    },
  };
}
