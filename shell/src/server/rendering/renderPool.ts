import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { AmpTask } from '../amp/ampTask';
import { createProcessQueue } from './processQueue';
import { ProcessEnded } from './renderProcess';
import type { RenderReply, RenderTask } from './renderTask';

/** How long a page may take once a process has it. */
const pageMs = 10_000;

/** Where pages are put together: in processes that run no code of a release. */
export interface RenderPool {
  /** Rejects with `ProcessEnded` when two processes in a row were lost over this page. */
  render: (task: RenderTask | AmpTask) => Promise<RenderReply>;
  /** Memory of all its processes. */
  residentBytes: () => number;
  /** Ends the processes; pages that are being rendered are finished first. */
  close: () => Promise<void>;
}

export function createRenderPool(
  renderFile: string,
  logger: FastifyBaseLogger,
  size = Math.max(2, availableParallelism()),
): RenderPool {
  const queue = createProcessQueue({ renderFile, size, logger });

  async function renderOnce(task: RenderTask | AmpTask): Promise<RenderReply> {
    const renderer = await queue.take();
    const deadline = setTimeout(renderer.kill, pageMs);
    try {
      return await renderer.render(task);
    } finally {
      clearTimeout(deadline);
      queue.give(renderer);
    }
  }

  return {
    async render(task) {
      try {
        return await renderOnce(task);
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error;
        return renderOnce(task);
      }
    },
    residentBytes: queue.residentBytes,
    close: queue.close,
  };
}
