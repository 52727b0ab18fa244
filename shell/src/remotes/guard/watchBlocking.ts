import type { BrowserRelease } from '../browserRelease';
import { findRelease } from './runningReleases';

const mostBlockingMs = 500;

/** The part of https://w3c.github.io/long-animation-frames that is read here. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[];
}

function sumByRelease({ scripts }: LongFrame): ReadonlyMap<BrowserRelease, number> {
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
  function judge(release: BrowserRelease, ms: number) {
    if (ms > mostBlockingMs) report(release, ms);
  }

  const type = 'long-animation-frame';
  // jsdom lacks the class, older browsers lack the entry type.
  const Observer = Reflect.get(globalThis, 'PerformanceObserver') as
    | typeof PerformanceObserver
    | undefined;
  if (Observer?.supportedEntryTypes.includes(type)) {
    new Observer((list) => {
      for (const frame of list.getEntries()) {
        for (const [release, ms] of sumByRelease(frame as LongFrame)) judge(release, ms);
      }
    }).observe({ type });
  }

  return (release, work) => {
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      judge(release, performance.now() - startedAt);
    }
  };
}
