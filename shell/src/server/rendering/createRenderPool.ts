import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { createProcessQueue } from './createProcessQueue';
import { ProcessEnded } from './renderProcess';
import type { AnyTask, RenderReply } from './renderTask';

/** Time limit of a page once a process renders it. */
const pageMs = 10_000;

/**
 * Repeats a page whose process ended, because anything on the machine may have ended it. Regions are
 * not repeated but rendered by another release (`renderRegion`), because theirs ended by its fault.
 */
async function repeatInOtherProcess(render: () => Promise<RenderReply>): Promise<RenderReply> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error;
    return render();
  }
}

/** Renders pages in processes that run no code of a release. */
export function createRenderPool(
  renderFile: string,
  logger: FastifyBaseLogger,
  size = Math.max(2, availableParallelism()),
) {
  const queue = createProcessQueue({ renderFile, size, logger });

  async function renderInNextProcess(task: AnyTask): Promise<RenderReply> {
    const renderer = await queue.take();
    const deadline = setTimeout(renderer.kill, pageMs);
    try {
      return await renderer.renderHtml(task);
    } finally {
      clearTimeout(deadline);
      queue.give(renderer);
    }
  }

  return {
    /** Rejects with `ProcessEnded` if the page has ended two processes. */
    renderHtml: (task: AnyTask) => repeatInOtherProcess(() => renderInNextProcess(task)),
    residentBytes: queue.residentBytes,
    close: queue.close,
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
