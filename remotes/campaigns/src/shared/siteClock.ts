import { useSyncExternalStore } from 'react';

/** The instant of the server's rendering, and the clock that it was read from. */
export interface Moment {
  instantMs: number;
  isServerClock: boolean;
}

// Cached pages and slow networks delay a page by some seconds without any clock being wrong.
const toleranceMs = 30_000;

/** The instant by the site's clock, because a browser's clock may be wrong by years. */
export function toSiteInstant(
  { instantMs, isServerClock }: Moment,
  nowMs: number,
  pageOpenedAtMs: number,
): number {
  const skewMs = isServerClock ? instantMs - pageOpenedAtMs : 0;
  return Math.abs(skewMs) <= toleranceMs ? nowMs : nowMs + skewMs;
}

const ticksPerSecond = 4;

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
): Reading {
  return useSyncExternalStore(
    subscribeToTicks,
    () => read(toSiteInstant(moment, Date.now(), performance.timeOrigin)),
    () => read(moment.instantMs),
  );
}

/** The current instant, truncated to seconds. */
export function useSiteSecond(moment: Moment): number {
  return useSiteClock(moment, (instantMs) => Math.floor(instantMs / 1000) * 1000);
}
