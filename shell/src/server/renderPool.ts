import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { FaultCode, RemoteFault } from '@tidegate/contracts/faults';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { PortReply, PortRequest, RenderReply, RenderTask } from './renderTask';
import { createRenderWatch, readRunning } from './renderWatch';

/** How long one remote may run without giving the worker back, and a whole page may take. */
const blockedMs = 500;
const pageMs = 10_000;
const watchEveryMs = 50;

/** A render that ended with its worker: nobody inside could report, so the pool does. */
export class WorkerLost extends Error {
  readonly fault: RemoteFault | undefined;

  constructor(fault: RemoteFault | undefined, cause: unknown) {
    super(fault?.message ?? 'a rendering worker was lost', { cause });
    this.fault = fault;
  }
}

export interface RenderPool {
  /** Rejects with `WorkerLost` when the worker was blocked or ran out of memory. */
  render: (
    task: Omit<RenderTask, 'port' | 'watch'>,
    transport: ApiTransport,
  ) => Promise<RenderReply>;
  close: () => Promise<void>;
}

function versionOf(task: Pick<RenderTask, 'releases'>, remote: RemoteName): string {
  return task.releases[remote]?.[0]?.browser.version ?? '';
}

export function createRenderPool(renderFile: string, logger: FastifyBaseLogger): RenderPool {
  const threads = Math.max(2, availableParallelism());
  const pool = new Piscina<RenderTask, RenderReply>({
    filename: renderFile,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: 500,
    // A worker that was ended is replaced; what it had loaded, its successor loads again.
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });

  // A worker that dies between two pages has no task to fail; without a listener it ends the process.
  pool.on('error', (error: unknown) => {
    logger.error({ code: 'edge.workerLost', err: error });
  });

  return {
    async render(task, transport) {
      const { port1, port2 } = new MessageChannel();
      const watch = createRenderWatch();
      const abort = new AbortController();
      const startedAt = Date.now();
      let blocked: RemoteName | undefined;

      port1.on('message', ({ id, request }: PortRequest) => {
        void transport(request).then((reply) => {
          port1.postMessage({ id, reply } satisfies PortReply);
        });
      });
      const watchdog = setInterval(() => {
        const running = readRunning(watch);
        if (running && running.runningMs > blockedMs) blocked = running.remote;
        if (blocked || Date.now() - startedAt > pageMs) abort.abort();
      }, watchEveryMs);

      const faultOf = (remote: RemoteName, code: FaultCode, message: string): RemoteFault => ({
        remote,
        version: versionOf(task, remote),
        code,
        message,
      });
      try {
        return await pool.run(
          { ...task, port: port2, watch },
          { transferList: [port2], signal: abort.signal },
        );
      } catch (error) {
        if (blocked) {
          const message = `held a rendering worker for over ${blockedMs} ms`;
          throw new WorkerLost(faultOf(blocked, 'remotes.blockedRender', message), error);
        }
        if (abort.signal.aborted) throw new WorkerLost(undefined, error);
        if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
          const remote = readRunning(watch)?.remote;
          const fault = remote && faultOf(remote, 'remotes.outOfMemory', 'ate a worker’s memory');
          throw new WorkerLost(fault, error);
        }
        throw error;
      } finally {
        clearInterval(watchdog);
        port1.close();
      }
    },
    close: () => pool.close(),
  };
}
