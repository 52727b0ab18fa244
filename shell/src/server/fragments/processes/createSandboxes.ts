import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FaultReports } from '../../releases/createFaultReports';
import type { ServerRelease } from '../../releases/serverRelease';
import type { FragmentRequest } from '../protocol/fragmentRequest';
import { listenToRelease } from '../listenToRelease';
import type { ReleaseReader } from '../createReleaseReader';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox';
import { startSandboxProcess } from './startSandboxProcess';
import { readSandboxParts } from './spawnSandbox';

/** Enough for the live versions, their predecessors and a few overrides of developers. */
const mostSandboxes = 16;

const nameOf = ({ browser }: ServerRelease) => `${browser.remote}@${browser.version}`;
const keyOf = (release: ServerRelease) => `${nameOf(release)} ${release.serverBundle.integrity}`;

/** Runs releases on the server, each in its own process. */
export function createSandboxes(options: {
  serverDir: string;
  releases: Pick<ReleaseReader, 'readBundle'>;
  logger: FastifyBaseLogger;
  reports: Pick<FaultReports, 'reached'>;
}) {
  const { serverDir, releases, logger, reports } = options;
  const parts = readSandboxParts(serverDir);
  const ending = new Set<Promise<void>>();
  let isClosed = false;

  const sandboxes = new LRUCache<string, Sandbox>({
    max: mostSandboxes,
    dispose(sandbox) {
      const end = sandbox.end().finally(() => ending.delete(end));
      ending.add(end);
    },
  });

  function find(release: ServerRelease): Sandbox {
    const key = keyOf(release);
    const known = sandboxes.get(key);
    if (known) return known;
    const fresh = createSandbox(async () => {
      const code = await releases.readBundle(release);
      const listeners = listenToRelease(release, { logger, reports });
      return startSandboxProcess(parts, { name: nameOf(release), code }, listeners);
    });
    sandboxes.set(key, fresh);
    return fresh;
  }

  return {
    /** The start of the process does not count towards the deadline. */
    renderFragment: (release: ServerRelease, request: FragmentRequest, options: SandboxOptions) =>
      find(release).renderFragment(request, options),
    /**
     * Takes the releases of each remote, best first. Starts the first, keeps running fallbacks, and
     * ends other idle processes.
     */
    prepare(candidates: readonly (readonly ServerRelease[])[]): void {
      if (isClosed) return;
      const kept = new Set(candidates.flat().map(keyOf));
      for (const [key, sandbox] of sandboxes.entries()) {
        if (!kept.has(key) && sandbox.isIdle()) sandboxes.delete(key);
      }
      for (const first of candidates.flatMap((each) => each.slice(0, 1))) {
        find(first)
          .start()
          .catch((err: unknown) => {
            // The first page that needs the release tries again and reports the fault.
            logger.warn({ code: 'edge.sandboxNotStarted', release: nameOf(first), err });
          });
      }
    },
    residentBytes: () =>
      [...sandboxes.values()].reduce((sum, sandbox) => sum + sandbox.residentBytes(), 0),
    async close(): Promise<void> {
      isClosed = true;
      sandboxes.clear();
      await Promise.all(ending);
    },
  };
}

export type Sandboxes = ReturnType<typeof createSandboxes>;
