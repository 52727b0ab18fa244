import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FaultReports } from '../../releases/faultReports';
import type { ReleasesByRemote } from '../../releases/liveReleases';
import type { ServerRelease } from '../../releases/serverRelease';
import type { FragmentRequest } from '../fragmentRequest';
import { listenToRelease } from '../listenToRelease';
import type { ReleaseReader } from '../releaseFiles';
import { startSandboxProcess, type RenderOptions, type SandboxProcess } from './sandboxProcess';
import { readSandboxParts } from './spawnSandbox';
import type { RenderedReply } from '../fragment';
import { createTurns } from './turns';

/** Enough for the live versions, their predecessors and a few overrides of developers. */
const mostSandboxes = 16;
/** Concurrent regions per release. Each one allocates a realm. */
const mostAtOnce = 32;

export interface SandboxOptions extends Omit<RenderOptions, 'signal'> {
  deadlineMs: number;
}

/** Runs releases on the server, each in its own process. */
export interface Sandboxes {
  /** The start of the process does not count towards the deadline. */
  render: (
    release: ServerRelease,
    request: FragmentRequest,
    options: SandboxOptions,
  ) => Promise<RenderedReply>;
  /** Starts each remote's first release, keeps running fallbacks, and ends other idle processes. */
  prepare: (releases: ReleasesByRemote) => void;
  residentBytes: () => number;
  close: () => Promise<void>;
}

const nameOf = ({ browser }: ServerRelease) => `${browser.remote}@${browser.version}`;
const keyOf = (release: ServerRelease) => `${nameOf(release)} ${release.serverBundle.integrity}`;

/** The process of one release, started on demand and restarted after it ends. */
function createSandbox(start: () => Promise<SandboxProcess>) {
  const turns = createTurns(mostAtOnce);
  let pending: Promise<SandboxProcess> | undefined;
  let process: SandboxProcess | undefined;
  let isEnded = false;

  async function begin(): Promise<SandboxProcess> {
    try {
      process = await start();
      if (isEnded) process.kill();
      await process.ready;
      return process;
    } finally {
      pending = undefined;
    }
  }

  function getProcess(): Promise<SandboxProcess> {
    if (process?.isAlive()) return Promise.resolve(process);
    pending ??= begin();
    return pending;
  }

  return {
    isIdle: () => turns.taken() === 0,
    start: getProcess,
    async render(request: FragmentRequest, { deadlineMs, ...options }: SandboxOptions) {
      const started = await getProcess();
      const signal = AbortSignal.timeout(deadlineMs);
      return turns.run(signal, () => started.render(request, { ...options, signal }));
    },
    usage: () => (process?.isAlive() ? process.usage() : undefined),
    async end(): Promise<void> {
      isEnded = true;
      await pending?.catch(() => undefined);
      process?.kill();
      await process?.ended;
    },
  };
}

export function createSandboxes({
  serverDir,
  releases,
  logger,
  reports,
}: {
  serverDir: string;
  releases: ReleaseReader;
  logger: FastifyBaseLogger;
  reports: Pick<FaultReports, 'reached'>;
}): Sandboxes {
  const parts = readSandboxParts(serverDir);
  const ending = new Set<Promise<void>>();
  let isClosed = false;

  function end(sandbox: ReturnType<typeof createSandbox>): void {
    const end = sandbox.end().finally(() => ending.delete(end));
    ending.add(end);
  }
  const sandboxes = new LRUCache<string, ReturnType<typeof createSandbox>>({
    max: mostSandboxes,
    dispose: end,
  });

  async function start(release: ServerRelease): Promise<SandboxProcess> {
    const name = nameOf(release);
    const code = await releases.readBundle(release);
    const listeners = listenToRelease(release, { logger, reports });
    return startSandboxProcess(parts, { name, code }, listeners);
  }

  function find(release: ServerRelease) {
    const key = keyOf(release);
    const known = sandboxes.get(key);
    if (known) return known;
    const fresh = createSandbox(() => start(release));
    sandboxes.set(key, fresh);
    return fresh;
  }

  return {
    render: (release, request, options) => find(release).render(request, options),
    prepare(releases) {
      if (isClosed) return;
      const candidates = Object.values(releases);
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
      [...sandboxes.values()].reduce(
        (sum, sandbox) => sum + (sandbox.usage()?.residentBytes ?? 0),
        0,
      ),
    async close() {
      isClosed = true;
      sandboxes.clear();
      await Promise.all(ending);
    },
  };
}
