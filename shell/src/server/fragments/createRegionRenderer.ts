import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerRelease } from '../releases/serverRelease';
import type { ConfirmFault } from './createFaultConfirmer';
import { FragmentDelayed, FragmentFailed, toFault } from './protocol/fragmentFailed';
import { findDeadline } from './regionDeadline';
import type { RegionOutcome, RegionTask } from './regionTask';
import type { FragmentResult, RequestFragment } from './protocol/createFragmentRequester';

export interface RegionResult {
  outcome: RegionOutcome;
  /** Whether nothing failed or was late, so that other visitors may get the same. */
  isWhole: boolean;
}

export type RenderRegion = (task: RegionTask) => Promise<RegionResult>;

/** Tracks writes: after one, no fallback release may repeat it. */
function watchWrites(transport: ApiTransport) {
  let hasWritten = false;
  return {
    hasWritten: () => hasWritten,
    transport: ((request) => {
      hasWritten ||= request.method === 'POST';
      return transport(request);
    }) satisfies ApiTransport,
  };
}

const unavailable = (remote: RemoteName): RegionOutcome => ({
  kind: 'other',
  region: { status: 'unavailable', remote },
});

/** Renders a region with the first of its candidates that does not fail. */
export function createRegionRenderer(options: {
  requestFragment: RequestFragment;
  confirmFault: ConfirmFault;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}): RenderRegion {
  const { requestFragment, confirmFault, logger, now = () => performance.now() } = options;
  /** Undefined if the release failed or was late. */
  async function tryRelease(
    task: RegionTask,
    release: ServerRelease,
    deadlineMs: number,
  ): Promise<FragmentResult | undefined> {
    try {
      const result = await requestFragment(task, release, { deadlineMs });
      for (const action of result.foreignWrites) {
        const foreignWrite = new FragmentFailed('remotes.foreignWrite', action);
        confirmFault(toFault(foreignWrite, release), task, release);
      }
      return result;
    } catch (error) {
      if (error instanceof FragmentFailed) {
        task.candidates.drop(release);
        confirmFault(toFault(error, release), task, release);
        return undefined;
      }
      if (!(error instanceof FragmentDelayed)) throw error;
      const { remote, version } = release.browser;
      logger.warn({ code: 'edge.regionDelayed', remote, version, err: error });
      return undefined;
    }
  }

  return async (task) => {
    const { remote, request } = task;
    const releases = task.candidates.of(remote);
    const startedAt = now();
    const { hasWritten, transport } = watchWrites(task.transport);

    for (const [index, release] of releases.entries()) {
      const isFirst = index === 0;
      if (release.browser.isDevelopment) {
        const region = { status: 'arriving', remote } as const;
        return { outcome: { kind: 'other', region }, isWhole: isFirst };
      }
      const form = hasWritten() ? undefined : request.form;
      const attempt = { ...task, request: { ...request, form }, transport };
      const elapsedMs = isFirst ? undefined : now() - startedAt;
      const result = await tryRelease(attempt, release, findDeadline(task, release, elapsedMs));
      if (!result) continue;
      const { outcome, foreignWrites } = result;
      return { outcome, isWhole: isFirst && foreignWrites.length === 0 };
    }
    return { outcome: unavailable(remote), isWhole: releases.length === 0 };
  };
}
