import { useSyncExternalStore } from 'react';

/** When a page's campaigns were looked at, and by whose clock. */
export interface Moment {
  instantMs: number;
  isServerClock: boolean;
}

// A cached page is some seconds old and a slow one arrives late: neither makes a clock wrong.
const toleranceMs = 30_000;

/** The instant by the site's clock, for a browser whose own clock may be wrong by years. */
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
 * What `read` makes of the present instant, kept up to date. The server, and a browser while it
 * adopts the server's HTML, read the loaded moment, so that both show the same.
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

/** The present instant, cut to its second. */
export function useSiteSecond(moment: Moment): number {
  return useSiteClock(moment, (instantMs) => Math.floor(instantMs / 1000) * 1000);
}
