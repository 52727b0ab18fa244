import { defaultLanguage } from '@tidegate/contracts/languages';
import type { Generation } from '@tidegate/contracts/remotes/release';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import type { FaultReports } from '../releases/createFaultReports';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import type { FindCandidates } from '../releases/createCandidateFinder';
import type { Quarantine } from '../releases/createQuarantine';
import { createFaultConfirmer } from './createFaultConfirmer';
import { createReleaseReader } from './createReleaseReader';
import { createSandboxes } from './processes/createSandboxes';
import { createRegionRenderer } from './createRegionRenderer';
import { createFragmentRequester } from './protocol/createFragmentRequester';

/** Renders the regions of pages with the live releases, each in its own sandbox. */
export function createServerRegions(options: {
  serverDir: string;
  live: LiveGeneration;
  findCandidates: FindCandidates;
  quarantine: Quarantine;
  logger: FastifyBaseLogger;
  reports: Pick<FaultReports, 'reached'>;
}) {
  const { serverDir, live, findCandidates, quarantine, logger, reports } = options;
  const reader = createReleaseReader();
  const sandboxes = createSandboxes({ serverDir, releases: reader, logger, reports });
  const requestFragment = createFragmentRequester({ sandboxes, reader });
  const confirmFault = createFaultConfirmer({ requestFragment, quarantine, logger });

  async function prepare(generation: Generation): Promise<void> {
    const candidates = await findCandidates(generation, defaultLanguage, new Map());
    if (generation.id === live.current().id) sandboxes.prepare(remoteNames.map(candidates.of));
  }
  const unsubscribe = live.subscribe((generation) => {
    prepare(generation).catch((err: unknown) => {
      logger.warn({ code: 'edge.sandboxNotPrepared', err });
    });
  });

  return {
    renderRegion: createRegionRenderer({ requestFragment, confirmFault, logger }),
    residentBytes: sandboxes.residentBytes,
    async close() {
      unsubscribe();
      await sandboxes.close();
    },
  };
}
