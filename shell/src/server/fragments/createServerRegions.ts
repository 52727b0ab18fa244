import { defaultLanguage } from '@tidegate/contracts/languages';
import type { Generation } from '@tidegate/contracts/release';
import type { FastifyBaseLogger } from 'fastify';
import type { FaultReports } from '../releases/faultReports';
import type { LiveGeneration } from '../releases/liveGeneration';
import type { LiveReleases } from '../releases/liveReleases';
import type { Quarantine } from '../releases/quarantine';
import { createBlame } from './createBlame';
import { createReleaseReader } from './releaseFiles';
import { createAttempt, createRegionRenderer, type RenderRegion } from './renderRegion';
import { createSandboxes } from './processes/sandboxes';

export interface ServerRegions {
  render: RenderRegion;
  residentBytes: () => number;
  close: () => Promise<void>;
}

/** Renders the regions of pages with the live releases, each in its own sandbox. */
export function createServerRegions({
  serverDir,
  live,
  releases,
  quarantine,
  logger,
  reports,
}: {
  serverDir: string;
  live: LiveGeneration;
  releases: LiveReleases;
  quarantine: Quarantine;
  logger: FastifyBaseLogger;
  reports: Pick<FaultReports, 'reached'>;
}): ServerRegions {
  const reader = createReleaseReader();
  const sandboxes = createSandboxes({ serverDir, releases: reader, logger, reports });
  const attempt = createAttempt({ sandboxes, reader });
  const accuse = createBlame({ attempt, quarantine, logger });

  async function prepare(generation: Generation): Promise<void> {
    const byRemote = await releases.forServer(generation, defaultLanguage, new Map());
    if (generation.id === live.current().id) sandboxes.prepare(byRemote);
  }
  const unsubscribe = live.subscribe((generation) => {
    prepare(generation).catch((err: unknown) => {
      logger.warn({ code: 'edge.sandboxNotPrepared', err });
    });
  });

  return {
    render: createRegionRenderer({ attempt, accuse, logger }),
    residentBytes: sandboxes.residentBytes,
    async close() {
      unsubscribe();
      await sandboxes.close();
    },
  };
}
