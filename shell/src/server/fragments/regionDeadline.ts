import type { ServerRelease } from '../releases/serverRelease';
import type { RegionTask } from './regionTask';

/** Time that a region may delay its page. */
export const deadlinesMs = { slot: 500, page: 2500 };
/** Minimum time for a fallback release, because the page shows nothing without it. */
const standInMs = { slot: 500, page: 1000 };
/** Share of the deadline that a suspect release gets. */
const suspectShare = 1 / 5;

/** `elapsedMs` is what earlier releases have used; undefined for the first one. */
export function findDeadline(
  { request }: RegionTask,
  { isSuspect }: ServerRelease,
  elapsedMs: number | undefined,
): number {
  const kind = request.slot ? 'slot' : 'page';
  const usualMs = deadlinesMs[kind];
  const ms = elapsedMs === undefined ? usualMs : Math.max(usualMs - elapsedMs, standInMs[kind]);
  // `AbortSignal.timeout` takes whole milliseconds.
  return Math.ceil(ms * (isSuspect ? suspectShare : 1));
}
