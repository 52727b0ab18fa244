import type { FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edgeOptions';
import { createPreviews } from '../previews/createPreviews';
import { createDevelopmentRemotes } from './createDevelopmentRemotes';
import { createFaultReports } from './createFaultReports';
import { createCandidateFinder } from './createCandidateFinder';
import { createKeptLiveSet } from './createKeptLiveSet';
import { followRegistry } from './registry-client/followRegistry';
import { createQuarantine } from './createQuarantine';
import { createReleaseAccess } from './createReleaseAccess';
import { createReleaseStore } from './createReleaseStore';
import { createRouteFinder } from './routes/createRouteFinder';
import { createSiteEvents } from './createSiteEvents';

/** Follows the registry and knows which releases this edge may show, and to whom. */
export function openReleases(app: FastifyInstance, options: EdgeOptions, shellVersion: string) {
  const { siteEnv, cacheDir, logger } = options;
  const live = followRegistry(options, createKeptLiveSet(cacheDir, logger), logger);
  app.addHook('preClose', live.close);
  const events = createSiteEvents(live, shellVersion);
  app.addHook('preClose', async () => {
    events.close();
  });
  const releaseStore = createReleaseStore(options);
  const reports = createFaultReports(
    logger,
    (remote, version) =>
      live.findPin(remote, version) !== undefined || releaseStore.isKnown(remote, version),
  );
  const quarantine = createQuarantine({
    report(fault) {
      releaseStore.forget(fault.remote, fault.version);
      reports.fault(fault, 'server');
    },
  });
  const development = createDevelopmentRemotes(siteEnv);
  const previews = createPreviews({ ...options, live, releaseStore });
  return {
    live,
    events,
    releaseStore,
    reports,
    quarantine,
    findCandidates: createCandidateFinder({ releaseStore, quarantine, development, logger }),
    findRoute: createRouteFinder({ live, releaseStore, logger }),
    previews,
    findReadable: createReleaseAccess({ siteEnv, live, releaseStore, previews }),
  };
}

export type EdgeReleases = ReturnType<typeof openReleases>;
