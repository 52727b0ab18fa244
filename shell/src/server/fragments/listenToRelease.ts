import type { FastifyBaseLogger } from 'fastify';
import type { FaultReports } from '../faultReports';
import type { ServerRelease } from '../renderTask';
import type { SandboxListeners } from './sandboxProcess';

/** Where operators hear of what one process of a release does beside rendering. */
export function listenToRelease(
  { browser: { remote, version } }: ServerRelease,
  { logger, reports }: { logger: FastifyBaseLogger; reports: Pick<FaultReports, 'reached'> },
): SandboxListeners {
  const release = `${remote}@${version}`;
  return {
    print(text) {
      logger.warn({ code: 'edge.sandboxPrinted', release, text });
    },
    reach(name) {
      reports.reached({ remote, version, name });
    },
  };
}
