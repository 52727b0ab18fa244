import { availableParallelism } from 'node:os';
import type { FaultCode, RemoteFault } from '@tidegate/contracts/faults';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyBaseLogger } from 'fastify';
import type { AmpTask } from './amp/ampTask';
import { createProcessQueue } from './processQueue';
import { ProcessEnded, type RenderProcess } from './renderProcess';
import type { RenderReply, RenderTask } from './renderTask';

/** How long one remote may run without giving the process back, and a whole page may take. */
const blockedMs = 500;
const pageMs = 10_000;
const watchEveryMs = 50;

/** A render that ended with its process: nobody inside could report, so the pool does. */
export class RendererLost extends Error {
  readonly fault: RemoteFault | undefined;

  constructor(fault: RemoteFault | undefined, cause: unknown) {
    super(fault?.message ?? 'a rendering process was lost', { cause });
    this.fault = fault;
  }
}

export interface RenderPool {
  /** Rejects with `RendererLost` when the process was blocked, ran out of memory or ended. */
  render: (task: RenderTask | AmpTask, transport: ApiTransport) => Promise<RenderReply>;
  /** Memory of all its processes. */
  residentBytes: () => number;
  /** Ends the processes; pages that are being rendered are finished first. */
  close: () => Promise<void>;
}

interface Loss {
  remote: RemoteName;
  code: FaultCode;
  message: string;
}

/** Ends the process when a remote holds it too long, or the page does. Returns how to stop. */
function watchRender(renderer: RenderProcess, onBlocked: (remote: RemoteName) => void) {
  const startedAt = Date.now();
  const watchdog = setInterval(() => {
    const running = renderer.running();
    const isBlocked = running !== undefined && running.runningMs > blockedMs;
    if (isBlocked) onBlocked(running.remote);
    if (isBlocked || Date.now() - startedAt > pageMs) renderer.kill();
  }, watchEveryMs);
  return () => {
    clearInterval(watchdog);
  };
}

function describeLoss(
  renderer: RenderProcess,
  blocked: RemoteName | undefined,
  { exitCode, signal }: ProcessEnded,
): Loss | undefined {
  if (blocked) {
    const message = `held a rendering process for over ${blockedMs} ms`;
    return { remote: blocked, code: 'remotes.blockedRender', message };
  }
  const remote = renderer.running()?.remote;
  if (!remote) return undefined;
  // V8 has no exception for a full heap: it ends the process by a signal.
  return signal
    ? { remote, code: 'remotes.outOfMemory', message: `filled a rendering process (${signal})` }
    : { remote, code: 'remotes.threwAtRender', message: `ended its process (${exitCode ?? ''})` };
}

export function createRenderPool(
  renderFile: string,
  logger: FastifyBaseLogger,
  size = Math.max(2, availableParallelism()),
): RenderPool {
  const queue = createProcessQueue({ renderFile, size, logger });

  return {
    async render(task, transport) {
      const renderer = await queue.take();
      let blocked: RemoteName | undefined;
      const stopWatching = watchRender(renderer, (remote) => {
        blocked = remote;
      });
      try {
        return await renderer.render(task, transport);
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error;
        const loss = describeLoss(renderer, blocked, error);
        if (!loss || !('releases' in task)) throw new RendererLost(undefined, error);
        const version = task.releases[loss.remote]?.[0]?.browser.version ?? '';
        throw new RendererLost({ ...loss, version }, error);
      } finally {
        stopWatching();
        queue.give(renderer);
      }
    },
    residentBytes: queue.residentBytes,
    close: queue.close,
  };
}
