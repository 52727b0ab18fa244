import { useSyncExternalStore } from 'react';

/** When a page was rendered, and the clock that it was read from. */
export interface Moment {
  /** Of the server, the start of its hour, so that the pages of an hour have equal HTML. */
  instantMs: number;
  isServerClock: boolean;
}

const hourMs = 3_600_000;
const ticksPerSecond = 4;
// Shared caches and slow networks delay a reply without any clock being wrong.
const toleranceMs = 120_000;

/** The moment of a server's page. Campaigns start and end at full hours (`campaignPhase.test.ts`). */
export function toServerMoment(instantMs: number): Moment {
  return { instantMs: Math.floor(instantMs / hourMs) * hourMs, isServerClock: true };
}

/** What to add to a browser's clock, which may be wrong by years, for the site's time. */
export function findSkew(serverMs: number | undefined, receivedMs: number): number {
  const skewMs = serverMs === undefined ? 0 : serverMs - receivedMs;
  return Math.abs(skewMs) <= toleranceMs ? 0 : skewMs;
}

/** Compares the clocks by the `Server-Timing` header, in which the edge sends its time as `now`. */
function readSkew(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const now = page?.serverTiming.find(({ name }) => name === 'now');
  return findSkew(now?.duration, performance.timeOrigin + (page?.responseStart ?? 0));
}

function subscribeToTicks(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000 / ticksPerSecond);
  return () => clearInterval(timer);
}

/**
 * Applies `read` to the current instant and keeps it current. The server and the hydrating browser
 * use the loaded moment, otherwise their HTML would differ.
 */
export function useSiteClock<Reading extends string | number>(
  moment: Moment,
  read: (instantMs: number) => Reading,
  readOnServer: (instantMs: number) => Reading = read,
): Reading {
  return useSyncExternalStore(
    subscribeToTicks,
    () => read(Date.now() + readSkew()),
    () => (moment.isServerClock ? readOnServer : read)(moment.instantMs),
  );
}

const toSecond = (instantMs: number) => Math.floor(instantMs / 1000) * 1000;

/** The current instant, truncated to seconds; on the server the end of its hour. */
export function useSiteSecond(moment: Moment): number {
  return useSiteClock(moment, toSecond, (hourStartMs) => hourStartMs + hourMs);
}
