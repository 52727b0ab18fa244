import type { BrowserRelease } from '../browserRelease';
import { findRelease } from './runningReleases';

const mostBlockingMs = 500;

function sumByRelease({
  scripts,
}: PerformanceLongAnimationFrameTiming): ReadonlyMap<BrowserRelease, number> {
  const blockedMs = new Map<BrowserRelease, number>();
  for (const { sourceURL, duration } of scripts) {
    const release = findRelease(sourceURL);
    if (release) blockedMs.set(release, (blockedMs.get(release) ?? 0) + duration);
  }
  return blockedMs;
}

export type Timed = <T>(release: BrowserRelease, work: () => T) => T;

/** Reports releases that block the page, in timed code and, if supported, in browser callbacks. */
export function watchBlocking(report: (release: BrowserRelease, ms: number) => void): Timed {
  function reportIfLong(release: BrowserRelease, ms: number) {
    if (ms > mostBlockingMs) report(release, ms);
  }

  const type = 'long-animation-frame';
  // jsdom lacks the class, older browsers lack the entry type.
  const isSupported =
    'PerformanceObserver' in globalThis && PerformanceObserver.supportedEntryTypes.includes(type);
  if (isSupported) {
    new PerformanceObserver((list) => {
      for (const frame of list.getEntriesByType(type)) {
        for (const [release, ms] of sumByRelease(frame)) reportIfLong(release, ms);
      }
    }).observe({ type });
  }

  return (release, work) => {
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      reportIfLong(release, performance.now() - startedAt);
    }
  };
}
