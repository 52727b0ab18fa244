import type { FastifyBaseLogger } from 'fastify';
import type { FaultReports } from '../releases/faultReports';
import type { ServerRelease } from '../releases/serverRelease';
import type { SandboxListeners } from './processes/sandboxProcess';

/** Prints of one process that the log takes. */
const mostPrints = 20;

/** Where operators hear of what one process of a release does beside rendering. */
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
