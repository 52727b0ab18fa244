import { remoteNames } from '@tidegate/contracts/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { RemoteFault } from '@tidegate/contracts/faults';
import { RendererLost, type RenderPool } from './renderPool';
import type { RenderReply, RenderTask } from './renderTask';

function without(task: RenderTask, fault: RemoteFault | undefined): RenderTask {
  // Nobody knows who ended the process: then this page does without any remote.
  if (!fault) return { ...task, releases: {} };
  const { remote, version } = fault;
  const left = (task.releases[remote] ?? []).filter(({ browser }) => browser.version !== version);
  return { ...task, releases: { ...task.releases, [remote]: left } };
}

/**
 * Renders a page whatever its remotes do. Those that throw are dealt with inside the process; one
 * that blocks it or fills its memory costs that process, and the page is rendered again without it.
 */
export async function renderPage(
  pool: RenderPool,
  task: RenderTask,
  transport: ApiTransport,
): Promise<RenderReply> {
  const faults: RemoteFault[] = [];
  let current = task;
  for (let attempt = 0; attempt <= 2 * remoteNames.length; attempt += 1) {
    try {
      const reply = await pool.render(current, transport);
      return { ...reply, faults: [...faults, ...reply.faults] };
    } catch (error) {
      if (!(error instanceof RendererLost) || Object.keys(current.releases).length === 0) {
        throw error;
      }
      if (error.fault) faults.push(error.fault);
      current = without(current, error.fault);
    }
  }
  throw new Error('no render of this page kept its process');
}
